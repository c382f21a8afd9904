import { wordsIn, endsEnumeration } from '../../reading/clauses.js';
import { givesCondition } from '../../reading/stands-alone.js';
import { claimOf, contrastOf } from '../claim.js';
import { named, opensWithArticle, sentenceOf } from './title-words.js';
import type { Topic, TopicSource } from './topic-source.js';

/** Words of a name at most that something more is said of. */
const mostOfName = 5;

/** "Loopwise, an app that turns interviews into decisions": the name as the title and what it is under it. */
export function appositionTopic(source: TopicSource, text: string): Topic | undefined {
  const { points, first, language } = source;
  const [, second] = points;
  const apposition = appositionIn(text, language) ?? appositionBehind(source, text);
  // "Visits in 2025: 12,000 in January": figures behind a colon are told, not only named.
  if (apposition && first.figures.length > 0 && /^[:：]/u.test(text.slice(apposition.name.length).trim()))
    return { ...named(apposition.name, language), used: [] };
  if (!apposition || wordsIn(apposition.name) > mostOfName) return undefined;
  const title = claimOf(apposition.name, language, 60);
  return {
    title,
    subtitle: first.figures.length === 0 || apposition.what.length <= 110 ? sentenceOf(apposition.what) : '',
    short: actorOf(title),
    used: second !== undefined && apposition.what === second.text ? [first, second] : [first],
  };
}

interface Apposition {
  name: string;
  what: string;
}

/** Of one point: "Loopwise, an app …", "Loopwise – an app …". */
function appositionIn(text: string, language: string): Apposition | undefined {
  const [, name, what] = /^([^,:–—.]{2,44}?)(?:,\s+|\s[–—-]\s|:\s+)(.{6,150})$/u.exec(text) ?? [];
  if (name === undefined || what === undefined) return undefined;
  // "The start is not on 9, but on 16 January" is no name and what it is.
  const but = contrastOf(language);
  if (but && new RegExp(`^(?:${but})\\s`, 'iu').test(what)) return undefined;
  if (enumerates(what, language) || givesCondition(name, what, language)) return undefined;
  if (wordsIn(name) > mostOfName || !/^[\p{Lu}\p{Lo}\p{Nd}"“«]/u.test(name)) return undefined;
  return opensWithArticle(what) || (/^\p{Ll}/u.test(what) && !/[,;]/u.test(what)) ? { name, what } : undefined;
}

/** Of two points of one sentence. */
function appositionBehind({ points: [, second], first, language }: TopicSource, text: string): Apposition | undefined {
  if (!second || second.sentenceIndex !== first.sentenceIndex || second.subject || wordsIn(text) > mostOfName) return undefined; // prettier-ignore
  const what = second.text;
  const saysWhat = opensWithArticle(what) || (wordsIn(what) <= 12 && /^\p{Ll}/u.test(what) && !/\p{Nd}/u.test(what));
  return saysWhat && !enumerates(what, language) ? { name: text, what } : undefined;
}

/** "Barre, | spin and one very small sauna": a list goes on, and says nothing of its first thing. */
const enumerates = (text: string, language: string): boolean => !opensWithArticle(text) && endsEnumeration(text, language); // prettier-ignore

/** "Helio Systems today announced HelioGrid" is short as "Helio Systems": the name that it begins with. */
const actorOf = (title: string): string =>
  /^(\p{Lu}[^\s,]*(?:\s\p{Lu}[^\s,]*){1,3})\s\p{Ll}/u.exec(title)?.[1] ?? title;
