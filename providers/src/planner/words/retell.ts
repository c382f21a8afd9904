import type { Warning } from '@scenewright/core/errors';
import type { Beat } from '@scenewright/core/outline';
import type { Fact } from '../facts/fact.js';
import { readFacts } from '../facts/read-facts.js';
import { statement } from '../facts/statements.js';
import { asSpoken, enumerate } from './spoken-sentence.js';
import { glossaryOf } from './glossary.js';
import { tidy } from './headline.js';
import { phrasesOf, type Phrases } from './phrases.js';
import { wordForWord } from './word-for-word.js';
import { splitSentences } from '../../reading/sentences.js';

/** "up 24%" where the words before and after matter. */
const changes: Record<string, { up: string; down: string }> = {
  en: { up: 'up {0}', down: 'down {0}' }, fr: { up: 'en hausse de {0}', down: 'en baisse de {0}' }, de: { up: 'ein Plus von {0}', down: 'ein Minus von {0}' }, es: { up: 'una subida del {0}', down: 'una bajada del {0}' },
  it: { up: 'in crescita del {0}', down: 'in calo del {0}' }, pt: { up: 'alta de {0}', down: 'queda de {0}' }, nl: { up: 'een plus van {0}', down: 'een min van {0}' },
}; // prettier-ignore

interface Telling {
  from: string;
  to: string;
  phrases: Phrases;
  /** The words of the source in the other language, as far as the glossary knows them. */
  say: (text: string) => string;
}

/**
 * The narration in another language than the prompt's, without a translator: what is structured (figures, labels,
 * dates, places) is said in the frames of the asked language and the words of the glossary; a sentence that needs
 * translating stays unspoken. The warning names what was left.
 */
export function retell(beats: readonly Beat[], from: string, asked: string): { beats: Beat[]; warnings: Warning[] } {
  const to = asked.split('-')[0]!;
  const unknown = new Set<string>();
  const silent: string[] = [];
  const say = (text: string): string => {
    const rendered = wordForWord(text, from, to);
    rendered.missing.forEach((word) => unknown.add(word.toLowerCase()));
    return rendered.text;
  };
  const telling: Telling = { from, to, phrases: phrasesOf(to), say };
  const translated = beats.map((beat): Beat => {
    if (!beat.spoken) return beat;
    const { spokenShort: _, ...rest } = beat;
    const text = translatedText(beat, beat.spoken, telling);
    if (text) return { ...rest, spoken: asSpoken(text, to) };
    silent.push(beat.claim.slice(0, 60));
    return { ...rest, spoken: null };
  });
  const anything = translated.some(({ spoken }) => spoken);
  const words = [...unknown].slice(0, 12).join(', ');
  const left =
    silent.length > 0
      ? ` ${silent.length} scene${silent.length === 1 ? ' is' : 's are'} silent: ${silent
          .slice(0, 4)
          .map((one) => `"${one}"`)
          .join(', ')}.`
      : '';
  const message = anything
    ? `The prompt is in "${from}" and the narration was asked in "${to}". Offline there is no translator: figures, dates, places${glossaryOf(from, to) ? ' and frequent words' : ''} are said in "${to}"${words ? `; these words stayed as they were: ${words}` : ''}.${left} Write the prompt in "${to}" or configure a language model for a full translation.`
    : `The prompt is in "${from}" and nothing in it could be said in "${to}" without a translator, so it is spoken as written. Write the prompt in "${to}" or configure a language model.`;
  return { beats: anything ? translated : [...beats], warnings: [{ code: 'translation_incomplete', message }] };
}

function translatedText(beat: Beat, spoken: string, telling: Telling): string | undefined {
  const { from, to, phrases, say } = telling;
  const { evidence, purpose, claim } = beat;
  if (purpose === 'open' && evidence.type === 'picture')
    return phrases.glance(tidy(say(glossaryOf(from, to) ? claim : claim.replace(/^(?:our|the|my)\s/i, ''))));
  if (evidence.type === 'series')
    return listed(
      evidence.items.map(({ label, figure }) => `${say(label)}${colonOf(to)}${figure.display}`),
      telling,
    );
  const whole = wordForWord(spoken, from, to);
  if (whole.missing.length === 0) return whole.text;
  const sentences = splitSentences(spoken, from).map((one) => statement(one, from));
  const parts = readFacts(sentences, from).facts.map((fact) => factOf(fact, telling));
  return parts.filter(Boolean).join('. ') || undefined;
}

const colonOf = (language: string): string => (language === 'fr' ? ' : ' : ': ');

const listed = (items: string[], { to, phrases }: Telling): string => enumerate(items, { language: to, phrases });

function factOf({ body }: Fact, telling: Telling): string | undefined {
  const { from, to, phrases, say } = telling;
  const colon = colonOf(to);
  switch (body.type) {
    case 'growth': {
      if (!body.subject) return undefined;
      const way = body.trend === 'down' ? 'down' : 'up';
      const by = changes[to]?.[way].replace('{0}', body.change.display.replace(/^[+]/, '')) ?? `${phrases[way]} ${body.change.display}`; // prettier-ignore
      return `${tidy(say(body.subject))}${colon}${body.after ? `${body.after.display}, ${by}` : by}`;
    }
    case 'delta':
      return body.subject
        ? phrases.fromTo(tidy(say(body.subject)), body.before.display, body.after.display)
        : undefined;
    case 'group':
      return body.items.length > 0
        ? listed(body.items.map((item) => `${say(item.label)}${colon}${item.figure.display}`), telling) // prettier-ignore
        : undefined;
    case 'figure':
      return body.subject ? `${tidy(say(body.subject))}${colon}${body.figure.figure.display}` : undefined;
    case 'upcoming': {
      const rendered = wordForWord(body.what, from, to);
      // Place and date alone can be said when the words between them cannot.
      const alone = [body.place?.name, body.date]
        .filter((one) => one !== undefined)
        .map((one) => wordForWord(one, from, to).text);
      const what = rendered.missing.length === 0 ? rendered.text : alone.join(['ja', 'zh'].includes(to) ? '、' : ', ');
      return what ? `${phrases.next}${colon}${what}` : undefined;
    }
    default:
      return undefined;
  }
}
