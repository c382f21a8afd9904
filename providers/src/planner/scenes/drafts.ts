import type { SceneIntent } from '@scenewright/core';
import type { Fact, FactOf } from '../facts/fact.js';
import { headline, tidy } from '../words/headline.js';
import { gridOptions, groupOptions, scatterOptions, tableOptions } from './chart-scenes.js';
import { countOfOptions, deltaOptions, figureOptions, growthOptions, shareOptions } from './figure-scenes.js';
import { spokenText } from './narrate.js';
import type { Draft, Option, Reading } from './option.js';
import {
  flowOptions,
  listScenes,
  placesOptions,
  prosConsOptions,
  stepScenes,
  timelineScenes,
  upcomingOptions,
  versusOptions,
} from './structure-scenes.js';
import {
  actionOptions,
  chatOptions,
  claimOptions,
  codeOptions,
  definitionOptions,
  questionOptions,
  quoteOptions,
} from './text-scenes.js';

/** The scenes, mostly one, that a fact can be shown with. */
export function draftsOf(fact: Fact, reading: Reading): Draft[] {
  const local = fact.heading && fact.heading.length <= 40 ? tidy(fact.heading) : '';
  const scenes = optionsOf(fact, local ? { ...reading, topic: local } : reading);
  return scenes.map((options, index): Draft => {
    const narration = spokenText(fact, reading, index, scenes.length);
    return {
      options,
      intent: intentOf(fact),
      narration,
      brief: ['list', 'steps', 'pros-cons', 'timeline', 'action'].includes(fact.body.type)
        ? narration
        : briefOf(options[0], reading, narration),
      subject: subjectOf(fact),
      importance: fact.importance - index * 0.01,
      fact,
    };
  });
}

function optionsOf(fact: Fact, reading: Reading): Option[][] {
  switch (fact.body.type) {
    case 'list': return listScenes(fact as FactOf<'list'>, reading);
    case 'steps': return stepScenes(fact as FactOf<'steps'>, reading);
    case 'timeline': return timelineScenes(fact as FactOf<'timeline'>, reading);
    case 'claim': return [claimOptions(fact as FactOf<'claim'>, reading)];
    case 'question': return [questionOptions(fact as FactOf<'question'>, reading)];
    case 'quote': return [quoteOptions(fact as FactOf<'quote'>, reading)];
    case 'definition': return [definitionOptions(fact as FactOf<'definition'>, reading)];
    case 'action': return [actionOptions(fact as FactOf<'action'>, reading)];
    case 'figure': return [figureOptions(fact as FactOf<'figure'>, reading)];
    case 'share': return [shareOptions(fact as FactOf<'share'>, reading)];
    case 'count-of': return [countOfOptions(fact as FactOf<'count-of'>, reading)];
    case 'delta': return [deltaOptions(fact as FactOf<'delta'>, reading)];
    case 'growth': return [growthOptions(fact as FactOf<'growth'>, reading)];
    case 'group': return [groupOptions(fact as FactOf<'group'>, reading)];
    case 'grid': return [gridOptions(fact as FactOf<'grid'>, reading)];
    case 'scatter': return [scatterOptions(fact as FactOf<'scatter'>, reading)];
    case 'table': return [tableOptions(fact as FactOf<'table'>, reading)];
    case 'versus': return [versusOptions(fact as FactOf<'versus'>, reading)];
    case 'pros-cons': return [prosConsOptions(fact as FactOf<'pros-cons'>, reading)];
    case 'upcoming': return [upcomingOptions(fact as FactOf<'upcoming'>, reading)];
    case 'places': return [placesOptions(fact as FactOf<'places'>, reading)];
    case 'code': return [codeOptions(fact as FactOf<'code'>, reading)];
    case 'chat':
      return [chatOptions(fact as FactOf<'chat'>)];
    case 'flow':
      return [flowOptions(fact as FactOf<'flow'>, reading)];
  } // prettier-ignore
}

function intentOf(fact: Fact): SceneIntent {
  switch (fact.body.type) {
    case 'claim':
    case 'definition':
    case 'question':
      return 'context';
    case 'versus':
    case 'pros-cons':
      return 'comparison';
    case 'delta':
      return 'comparison';
    case 'action':
      return 'call_to_action';
    case 'upcoming':
      return 'resolution';
    default:
      return 'evidence';
  }
}

function subjectOf(fact: Fact): string {
  const body = fact.body;
  const own = 'subject' in body ? body.subject : 'title' in body ? body.title : 'term' in body ? body.term : '';
  return (own || fact.heading).slice(0, 60);
}

/** What is said when there is no time for the sentence: the headline. */
function briefOf(first: Option | undefined, reading: Reading, narration: string): string {
  const content = first?.scene.content as { title?: string; text?: string } | undefined;
  const text = content?.title ?? content?.text ?? '';
  const short = text
    ? `${headline(tidy(text), reading.language, 80)}${/[?!？！؟]$/u.test(headline(tidy(text), reading.language, 80)) ? '' : ['ja', 'zh'].includes(reading.language) ? '。' : '.'}`
    : '';
  return short.length > 1 && short.length < narration.length ? short : narration;
}
