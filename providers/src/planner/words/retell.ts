import type { Warning } from '@scenewright/core';
import { asSpoken, enumerate } from '../scenes/narrate.js';
import type { Draft } from '../scenes/option.js';
import { glossaryOf } from './glossary.js';
import { tidy } from './headline.js';
import { phrasesOf, type Phrases } from './phrases.js';
import { wordForWord } from './word-for-word.js';

/** "up 24%" where the words before and after matter. */
const changes: Record<string, { up: string; down: string }> = {
  en: { up: 'up {0}', down: 'down {0}' }, fr: { up: 'en hausse de {0}', down: 'en baisse de {0}' }, de: { up: 'ein Plus von {0}', down: 'ein Minus von {0}' }, es: { up: 'una subida del {0}', down: 'una bajada del {0}' },
  it: { up: 'in crescita del {0}', down: 'in calo del {0}' }, pt: { up: 'alta de {0}', down: 'queda de {0}' }, nl: { up: 'een plus van {0}', down: 'een min van {0}' },
}; // prettier-ignore

/**
 * The narration in another language than the prompt's, without a translator: what is structured (figures,
 * labels, dates, places) is said in the frames of the asked language and the words of the glossary; a
 * sentence that needs translating stays unspoken. The warning names what was left.
 */
export function retell(drafts: Draft[], from: string, to: string): { drafts: Draft[]; warnings: Warning[] } {
  const language = to.slice(0, 2) === to ? to : to.split('-')[0]!;
  const phrases = phrasesOf(language);
  const unknown = new Set<string>();
  const silent: string[] = [];
  const say = (text: string): string => {
    const rendered = wordForWord(text, from, language);
    rendered.missing.forEach((word) => unknown.add(word.toLowerCase()));
    return rendered.text;
  };
  const told = drafts.map((draft): Draft => {
    if (!draft.narration) return draft;
    const text = structured(draft, phrases, from, language, say) ?? whole(draft, from, language);
    if (text === undefined) {
      silent.push(draft.subject || draft.narration.slice(0, 40));
      return { ...draft, narration: '', brief: '' };
    }
    const spoken = asSpoken(text, language);
    return { ...draft, narration: spoken, brief: spoken };
  });
  const anything = told.some((draft) => draft.narration);
  const words = [...unknown].slice(0, 12).join(', ');
  const left =
    silent.length > 0
      ? ` ${silent.length} scene${silent.length === 1 ? ' is' : 's are'} silent: ${silent
          .slice(0, 4)
          .map((one) => `"${one}"`)
          .join(', ')}.`
      : '';
  const message = anything
    ? `The prompt is in "${from}" and the narration was asked in "${to}". Offline there is no translator: figures, dates, places${glossaryOf(from, language) ? ' and frequent words' : ''} are said in "${to}"${words ? `; these words stayed as they were: ${words}` : ''}.${left} Write the prompt in "${to}" or configure a language model for a full translation.`
    : `The prompt is in "${from}" and nothing in it could be said in "${to}" without a translator, so it is spoken as written. Write the prompt in "${to}" or configure a language model.`;
  return { drafts: anything ? told : drafts, warnings: [{ code: 'translation_incomplete', message }] };
}

function structured(
  draft: Draft,
  phrases: Phrases,
  from: string,
  language: string,
  say: (text: string) => string,
): string | undefined {
  const fact = draft.fact;
  if (!fact) {
    const content = draft.options[0]?.scene;
    if (content?.kind === 'title')
      return phrases.glance(
        tidy(
          say(
            glossaryOf(from, language)
              ? content.content.title
              : content.content.title.replace(/^(?:our|the|my)\s/i, ''),
          ),
        ),
      );
    if (content?.kind === 'kpi-tiles')
      return `${phrases.inShort}${language === 'fr' ? ' : ' : ': '}${enumerate(
        content.content.tiles.map((tile) => `${say(tile.label)} ${tile.figure.display}`),
        { language, phrases, topic: '' },
      )}`;
    return undefined;
  }
  const colon = language === 'fr' ? ' : ' : ': ';
  const list = (items: string[]): string => enumerate(items, { language, phrases, topic: '' });
  const body = fact.body;
  switch (body.type) {
    case 'growth': {
      const change = changes[language];
      if (!body.subject) return undefined;
      const by = change
        ? change[body.trend === 'down' ? 'down' : 'up'].replace('{0}', body.change.display.replace(/^[+]/, ''))
        : `${body.trend === 'down' ? phrases.down : phrases.up} ${body.change.display}`;
      return `${tidy(say(body.subject))}${colon}${body.after ? `${body.after.display}, ${by}` : by}`;
    }
    case 'delta':
      return body.subject
        ? phrases.fromTo(tidy(say(body.subject)), body.before.display, body.after.display)
        : undefined;
    case 'group':
      return body.items.length > 0
        ? list(body.items.map((item) => `${say(item.label)}${colon}${item.figure.display}`))
        : undefined;
    case 'figure':
      return body.subject ? `${tidy(say(body.subject))}${colon}${body.figure.figure.display}` : undefined;
    case 'upcoming': {
      const rendered = wordForWord(body.what, from, language);
      // Place and date alone can be said when the words between them cannot.
      const alone = [body.place?.name, body.date]
        .filter((one) => one !== undefined)
        .map((one) => wordForWord(one, from, language).text);
      const what =
        rendered.missing.length === 0
          ? rendered.text
          : alone.length > 0
            ? alone.join(['ja', 'zh'].includes(language) ? '、' : ', ')
            : undefined;
      return what ? `${phrases.next}${colon}${what}` : undefined;
    }
    default:
      return undefined;
  }
}

/** A text that the glossary knows whole. */
function whole(draft: Draft, from: string, to: string): string | undefined {
  const source =
    draft.fact?.body.type === 'list' ? draft.fact.body.items.map((item) => item.text).join(', ') : draft.narration;
  const rendered = wordForWord(source, from, to);
  return rendered.missing.length === 0 ? rendered.text : undefined;
}
