import {
  StageFailure,
  stylePacks,
  StoryboardSchema,
  type Brief,
  type Planner,
  type Storyboard,
  type Warning,
} from '@scenewright/core';
import { filmStoryboard } from '../footage/film-storyboard.js';
import { documentFacts } from './documents/document-facts.js';
import type { Fact } from './facts/fact.js';
import { readFacts } from './facts/read-facts.js';
import { statementsOf } from './facts/statements.js';
import { readPrompt } from './reading/read-prompt.js';
import { directionOf } from '../reading/language.js';
import { condense, sceneLimit } from './scenes/arrange.js';
import { assemble } from './scenes/assemble.js';
import { draftsOf } from './scenes/drafts.js';
import { expand } from './scenes/expand.js';
import { endCard, hook, qualitative, recap } from './scenes/frame.js';
import { imageDrafts } from './scenes/image-scenes.js';
import type { Draft, Reading } from './scenes/option.js';
import { shorten } from './scenes/shorten.js';
import { sloganOf, sloganScenes } from './scenes/slogan.js';
import { illustrate } from '../pictures/illustrate.js';
import { isOutlined, planStory } from '../story/plan-story.js';
import { chooseStyle, type StyleHint } from './style-choice.js';
import { findTopic } from './topic.js';
import { headline, tidy } from './words/headline.js';
import { lexiconOf, wordPattern } from './words/lexicon.js';
import { hasPhrases, phrasesOf } from './words/phrases.js';
import { retell } from './words/retell.js';

export interface RulePlannerOptions {
  /** The style packs to choose from; the built-in ids when left out. */
  packs?: readonly StyleHint[];
}

/**
 * The planner that needs no model: structure, figures, dates and comparisons of the prompt and its
 * documents become scenes. Deterministic. It states nothing that the prompt does not.
 */
export function createRulePlanner(options: RulePlannerOptions = {}): Planner {
  return {
    plan: async (brief, call) => {
      call?.signal?.throwIfAborted();
      const packs = options.packs ?? stylePacks;
      const planned = isOutlined(brief) ? planStory(brief, packs) : planByRules(brief, packs);
      const storyboard = illustrate(filmStoryboard(planned, brief));
      call?.signal?.throwIfAborted();
      return storyboard;
    },
  };
}

export function planByRules(brief: Brief, packs: readonly StyleHint[] = stylePacks): Storyboard {
  const read = readPrompt(brief.prompt);
  const { language, wishes } = read;
  const phrases = phrasesOf(language);
  const warnings: Warning[] = [];
  const shortened = shorten(statementsOf(read.blocks, language), brief.durationSeconds, language);
  if (shortened.left > 0)
    warnings.push({
      code: 'shortened',
      message: `The prompt is longer than ${brief.durationSeconds} s can hold: ${shortened.left} sentences of less weight were left out. A longer duration or a shorter prompt shows more.`,
    });
  const { facts: ownFacts, title } = readFacts(shortened.statements, language);
  const fromDocuments = documentFacts([...read.tables, ...brief.documents], language, phrases, brief.durationSeconds);
  warnings.push(...fromDocuments.warnings);

  const found = findTopic({
    wish: read.topic,
    title,
    facts: ownFacts,
    brief,
    documentTitle: fromDocuments.title,
    language,
  });
  let facts: Fact[] = [...ownFacts.filter((fact) => fact !== found.consumed)];
  // Documents come before the prompt's own ending, not after it.
  const ending = facts.findIndex((fact) => fact.body.type === 'upcoming' || fact.body.type === 'action');
  facts.splice(ending < 0 ? facts.length : ending, 0, ...fromDocuments.facts);
  const topicText = found.topic;
  const running = topicText && topicText.length <= 40 && !/[?？؟]$/u.test(topicText) ? tidy(topicText) : '';
  const reading: Reading = { language, phrases, topic: running };

  const limit = brief.multiScene
    ? sceneLimit(brief.durationSeconds)
    : // The stations of a choreography; its last seconds belong to the view of all of them.
      Math.min(8, Math.max(3, Math.round((brief.durationSeconds - 3) / 2.6)));
  const figures = facts.reduce((count, fact) => count + fact.figures.length, 0);
  const all = found.consumed ? [found.consumed, ...facts] : facts;
  const slogan = brief.images.length === 0 ? sloganOf(all) : undefined;
  const drafts = slogan
    ? sloganScenes(slogan, endCard('', brief, undefined, reading), reading).slice(0, limit)
    : story({ facts, found, brief, reading, limit, figures, warnings });
  const narrationLanguage = brief.narrationLanguage ?? wishes.narrationLanguage ?? language;
  const narrated =
    brief.multiScene &&
    (brief.narration === 'auto'
      ? (wishes.narration ?? !brief.audio.some((file) => file.role === 'voiceover'))
      : brief.narration);
  const told =
    narrationLanguage.slice(0, 2) === language.slice(0, 2) || !narrated
      ? { drafts, warnings: [] }
      : retell(drafts, language, narrationLanguage);
  warnings.push(...told.warnings);
  if (!hasPhrases(language))
    warnings.push({
      code: 'language_basic',
      message: `The planner has no phrase table for "${language}"; the video uses the words of the prompt alone.`,
    });

  const style = chooseStyle(`${read.text} ${topicText}`, wishes.look, packs);
  const title120 =
    headline(slogan?.join(' ') || topicText || facts[0]?.text || drafts[0]?.subject || brief.prompt, language, 80)
      .slice(0, 118)
      .trim() || 'Video';
  const storyboard = assemble({
    title: title120,
    language,
    narrationLanguage,
    direction: directionOf(language),
    style: brief.style ?? style.style,
    mood: wishes.mood ?? style.mood,
    narrated,
    music: brief.multiScene && (brief.music === 'auto' ? (wishes.music ?? true) : brief.music),
    effects: brief.multiScene && (brief.effects || wishes.effects === true),
    captions:
      narrated && wishes.captions !== false
        ? (packs.find((pack) => pack.id === (brief.style ?? style.style))?.captionSkin ?? 'plain')
        : null,
    aspectRatio: wishes.aspectRatio,
    drafts: told.drafts,
    brief,
    figures: shortened.statements.flatMap((one) =>
      one.figures.map((figure) => ({ figure: figure.figure, text: one.text })),
    ),
    reading,
    warnings,
  });
  const checked = StoryboardSchema.safeParse(storyboard);
  if (!checked.success)
    throw new StageFailure(
      'plan',
      'invalid_storyboard',
      `The planner made a storyboard that breaks its own rules: ${checked.error.issues[0]?.path.join('.')}: ${checked.error.issues[0]?.message}`,
      { retryable: false, remedy: 'Please report the prompt; simpler wording may help meanwhile.' },
    );
  return checked.data;
}

interface StoryInput {
  facts: Fact[];
  found: ReturnType<typeof findTopic>;
  brief: Brief;
  reading: Reading;
  limit: number;
  figures: number;
  warnings: Warning[];
}

/** The arc: hook, the facts in the order they were told, a recap when there is room, the call to action or end card. */
function story({ facts, found, brief, reading, limit, figures, warnings }: StoryInput): Draft[] {
  const { language } = reading;
  const images = imageDrafts(brief, reading);
  const asks =
    wordPattern(lexiconOf(language).question, language, 'start').test(found.topic) || /[?？؟]\s*$/u.test(found.topic);
  if (facts.length === 0 && images.length === 0) {
    warnings.push({
      code: 'no_facts',
      message:
        'The prompt names a topic but no facts, figures or points about it, and the offline planner invents none. Add sentences, figures, a list or a document, or configure a language model as planner, for a fuller video.',
    });
    return qualitative(found.topic || brief.prompt, asks && !found.told, reading, limit);
  }
  // "10 years of open data in Helsinki": a topic that happens to hold a number.
  const only = facts.length === 1 && images.length === 0 && !found.topic ? facts[0] : undefined;
  if (
    only?.body.type === 'figure' &&
    only.text.length <= 60 &&
    /^\P{L}*\p{Nd}/u.test(only.text) &&
    !/[.!:：]/u.test(brief.prompt.trim())
  )
    return qualitative(tidy(only.text), false, reading, limit);
  const body = facts.flatMap((fact) => draftsOf(fact, reading)).filter((draft) => draft.options.length > 0);
  const actions = body.filter((draft) => draft.intent === 'call_to_action');
  const closing = actions.slice(-1);
  let scenes = body.filter((draft) => !closing.includes(draft));
  if (images.length > 0) scenes = spread(scenes, images);
  scenes = fill(scenes, brief, limit - (found.topic ? 1 : 0) - closing.length, found.topic, reading);
  const opens = found.topic
    ? [hook(found.topic, found.subtitle, found.consumed?.text ?? '', brief, reading, figures)]
    : [];
  const first = scenes[0];
  if (opens.length === 0 && first) first.intent = 'hook';
  const url = (closing[0]?.fact?.body as { url?: string } | undefined)?.url;
  const end = endCard(closing.length > 0 ? '' : found.topic, brief, closing.length > 0 ? undefined : url, reading);
  // Short of room, the topic is said with the first fact and shown above it, instead of on a title of its own.
  const lead = scenes[0];
  if (
    opens.length > 0 &&
    brief.multiScene &&
    !found.subtitle &&
    lead &&
    reading.topic &&
    scenes.length + closing.length + 1 > limit &&
    scenes.length + closing.length <= limit + 1 &&
    lead.fact &&
    lead.fact.figures.length > 0
  ) {
    opens.length = 0;
    lead.intent = 'hook';
    lead.narration = lead.narration
      ? `${reading.topic}${language === 'fr' ? ' : ' : ['ja', 'zh'].includes(language) ? '：' : ': '}${inSourceSpelling(lead.narration, lead.fact.text)}`
      : '';
    lead.brief = lead.narration;
  }
  const fixed = opens.length + closing.length;
  const { drafts, dropped } = condense(scenes, Math.max(1, limit - fixed), reading);
  if (dropped > 0)
    warnings.push({
      code: 'condensed',
      message: `${dropped} point${dropped === 1 ? '' : 's'} without figures found no room in ${brief.durationSeconds} s; a longer duration shows ${dropped === 1 ? 'it' : 'them'}.`,
    });
  const all = [...opens, ...drafts, ...closing];
  if (all.length === 0) return qualitative(found.topic || brief.prompt, false, reading, limit);
  const wanted = Math.round(brief.durationSeconds / 6.2);
  if (brief.multiScene && all.length < limit && all.length <= wanted && drafts.length >= 4) {
    const again = recap(facts, reading.topic, reading);
    // A look ahead closes better than a look back.
    const ahead = all.findIndex((draft) => draft.fact?.body.type === 'upcoming');
    if (again) all.splice(ahead > 0 ? ahead : all.length - closing.length, 0, again);
  }
  if (end && brief.multiScene && all.length < limit && all.length >= 3 && (closing.length === 0 || brief.brand?.logo))
    all.push(end);
  if (brief.durationSeconds / all.length > 10) {
    warnings.push({
      code: 'few_facts',
      message: `The prompt holds ${all.length} scenes' worth of content for ${brief.durationSeconds} s, so each is held long. A shorter duration, or more facts, gives a livelier video.`,
    });
  }
  return all;
}

/** A sentence that begins as it does in the source: after a colon it stays small. */
function inSourceSpelling(spoken: string, source: string): string {
  const first = source.trim().charAt(0);
  return first.toLowerCase() === spoken.charAt(0).toLowerCase() ? first + spoken.slice(1) : spoken;
}

/** Tells facts part by part while there is more time than scenes. */
function fill(scenes: Draft[], brief: Brief, room: number, opened: string, reading: Reading): Draft[] {
  let out = scenes;
  const seconds = brief.durationSeconds;
  // Motion graphics without a voice move on sooner.
  const pace = brief.multiScene ? 6.5 : 3.4;
  for (let turn = 0; turn < 6 && (out.length + 1.5) * pace < seconds; turn += 1) {
    const each = seconds / (out.length + 1.5);
    const choices = out
      .map((draft, index) => {
        const parts = expanded.has(draft) ? undefined : expand(draft, reading, opened, each);
        const over = parts ? out.length - 1 + parts.length - room : 0;
        // Without room for the picture of all, the parts alone do.
        return {
          index,
          parts:
            parts && over === 1 && parts.at(-1)!.intent === 'resolution' && draft.fact?.body.type !== 'timeline'
              ? parts.slice(0, -1)
              : parts,
        };
      })
      .filter((choice) => choice.parts !== undefined && out.length - 1 + choice.parts.length <= room);
    const best = choices.sort((a, b) => b.parts!.length - a.parts!.length)[0];
    if (!best) break;
    for (const part of best.parts!) expanded.add(part);
    out = [...out.slice(0, best.index), ...best.parts!, ...out.slice(best.index + 1)];
  }
  return out;
}
const expanded = new WeakSet<Draft>();

/** Images between the facts, evenly. */
function spread(scenes: Draft[], images: Draft[]): Draft[] {
  const out = [...scenes];
  const step = (scenes.length + 1) / (images.length + 1);
  for (let index = images.length - 1; index >= 0; index -= 1)
    out.splice(Math.round(step * (index + 1)), 0, images[index]!);
  return out;
}
