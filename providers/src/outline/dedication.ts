import type { Beat, Genre } from '@scenewright/core/outline';
import { alternatives, contextWords } from '../languages/any-word.js';
import { packOf } from '../languages/registry.js';
import { wordsIn } from '../reading/clauses.js';
import type { Point } from '../reading/point.js';
import { beat } from './beats.js';
import { claimOf } from './claim.js';
import { enumeration, sentence } from './spoken.js';
import type { StoryContext } from './story-context.js';
import { tellingOf } from './telling/frame.js';
import type { Topic } from './topic/topic-source.js';

/** Whom a greeting is for and on what occasion, and from whom it comes. */
export interface Dedication {
  topic: Topic;
  /** "From" and "all of us", as written; '' where nobody signs. */
  from: { word: string; whom: string } | undefined;
  /** The names of those who sign, where they stand behind a colon. */
  signed: string[];
}

const own = new RegExp(`^(?:${alternatives(contextWords('own'))})\\s+`, 'iu');
const and = `(?:${alternatives(contextWords('and'))}|&)`;
const name = String.raw`\p{Lu}[\p{L}\p{M}’'-]*\.?(?:\s\p{Lu}[\p{L}\p{M}’'-]*)*`;
const names = new RegExp(`^(${name}(?:(?:,\\s|\\s${and}\\s)${name})*)(?=[\\s,(]|$)`, 'u');

/**
 * "My grandparents Rosa and Emil, 40th wedding anniversary, from all 5 grandkids: Tess, Omar …": the first sentence of a
 * greeting opens it with the names and the occasion, and those who send it sign at its end.
 */
export function dedicationIn(points: readonly Point[], language: string, genre: Genre): Dedication | undefined {
  const [first] = points;
  if (!first || first.kind !== 'clause' || first.role !== 'content') return undefined;
  const used = points.filter(({ sentenceIndex }) => sentenceIndex === first.sentenceIndex);
  const whole = first.sentence.replace(/[\s.!]+$/u, '');
  const sender = senderIn(whole, language);
  // "De la part de" says so by itself, "from" anything.
  if (genre !== 'greeting' && !/\s/u.test(sender?.from?.word ?? '')) return undefined;
  const before = (sender ? whole.slice(0, sender.at) : whole).replace(/[\s,;–—-]+$/u, '');
  const opening = openingOf(before, language);
  if (!opening || (!sender && opening.subtitle === '' && !opening.isSentence)) return undefined;
  const { title, subtitle } = opening;
  const spoken = [title, subtitle].filter(Boolean).join(', ');
  return { topic: { title, subtitle, short: title.length <= 44 ? title : '', used, spoken }, from: sender?.from, signed: sender?.signed ?? [] }; // prettier-ignore
}

/** The end of a sentence that says from whom: several, or those who say whose they are. "From Leeds" is where somebody lives. */
function senderIn(text: string, language: string): (Pick<Dedication, 'from' | 'signed'> & { at: number }) | undefined {
  const words = tellingOf(language)?.senders;
  if (!words) return undefined;
  for (const match of text.matchAll(new RegExp(`(?<=[\\s,(])(${alternatives(words)})\\s(.+)$`, 'giu'))) {
    const [, word, rest] = match as unknown as [string, string, string];
    const behindComma = /[,)]\s*$/u.test(text.slice(0, match.index));
    const isSeveral = new RegExp(`,|[:：]|\\s${and}\\s`, 'u').test(rest);
    const isSaid = own.test(rest) || /^\p{Ll}/u.test(rest);
    if (/^\p{Nd}/u.test(rest) || wordsIn(rest) > 16 || !(behindComma || isSeveral || isSaid)) continue;
    const [, group, list] = /^([^:：]{2,50})[:：]\s*(.+)$/u.exec(rest) ?? [];
    const signed = list ? list.split(new RegExp(`\\s*,\\s*(?:${and}\\s)?|\\s${and}\\s`, 'u')).filter(Boolean) : [];
    return { at: match.index, from: { word, whom: group ?? rest }, signed };
  }
  return undefined;
}

interface Opening {
  title: string;
  subtitle: string;
  /** Whether the title is a sentence. */
  isSentence: boolean;
}

function openingOf(text: string, language: string): Opening | undefined {
  const owned = own.exec(text)?.[0] ?? '';
  // "… sister Leonie": what somebody is to those who write stands before the name, in German with a capital too.
  const kin = /^(?:\p{Ll}[\p{L}’'-]*\s){0,3}/u.exec(text.slice(owned.length))![0] || (owned && language === 'de' ? (/^\p{Lu}[\p{L}-]*\s(?=\p{Lu})/u.exec(text.slice(owned.length))?.[0] ?? '') : ''); // prettier-ignore
  const found = names.exec(text.slice(owned.length + kin.length))?.[1];
  if (!found) return wordsIn(text) <= 10 ? { title: claimOf(text, language, 80), subtitle: '', isSentence: false } : undefined; // prettier-ignore
  const rest = text.slice(owned.length + kin.length + found.length).trim();
  const who = new RegExp(`^,?\\s*(?:${alternatives(packOf(language)?.prompts.clauses.relative ?? '')})\\s`, 'iu').exec(rest)?.[0]; // prettier-ignore
  if (who && wordsIn(rest) <= 12) return { title: claimOf(`${found} ${rest.slice(who.length)}`, language, 80), subtitle: '', isSentence: true }; // prettier-ignore
  const what = rest.replace(/^[\s,;:–—-]+/u, '');
  if (what !== '' && !/^[\s,;:(–—-]/u.test(rest)) return undefined;
  // A colleague without an occasion is made known as such.
  const title = what === '' && owned ? claimOf(text, language, 60) : found;
  return wordsIn(what) > 14 ? undefined : { title, subtitle: what.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()), isSentence: false }; // prettier-ignore
}

/** The card that those sign who send a greeting. */
export function signature({ from, signed }: Dedication, context: StoryContext): Beat[] {
  if (!from) return [];
  const whom = claimOf(from.whom, context.language, 90);
  const said = `${from.word} ${from.whom}`;
  return [
    beat(
      {
        purpose: 'resolution',
        claim: whom,
        kicker: from.word.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()),
        evidence: signed.length >= 2 ? { type: 'list', title: whom, items: signed.map((text) => ({ text: text.slice(0, 110) })) } : { type: 'claim' }, // prettier-ignore
        spoken: signed.length >= 2 ? enumeration(said, signed, context) : sentence(said, context),
        picture: whom,
        importance: 0.9,
      },
      context,
    ),
  ];
}
