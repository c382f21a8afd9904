import { alternatives, spacedWords, wholeWords, wordsOfAll } from '../../languages/any-word.js';
import { genreWords } from '../../languages/genre-words.js';
import { packOf } from '../../languages/registry.js';
import { cuesOf, speaksOfVideo } from './cues.js';
import type { RoleSpan } from './role.js';
import { lexiconOf, wordPattern } from '../../planner/words/lexicon.js';
import { isOfDocument } from '../table-requests.js';
import { wishesOf } from '../wishes.js';

const sentence = /[^.!?。！？؟।\n]+/gu;
/** At most this many words between the film and "about": "a short video for Instagram about …". */
const between = 4;

let before: RegExp | undefined;
let after: RegExp | undefined;
let made: RegExp | undefined;
let genres: RegExp | undefined;
let sorts: RegExp | undefined;
let outletBehind: RegExp | undefined;
let outletAhead: RegExp | undefined;

/**
 * Gives the topic of a request back to the content: "make a video about coffee" asks for a film, and coffee is what it
 * shows. The words for films and those between film and topic come from the language packs; they stand before the topic
 * or, where the verb comes last, after it.
 */
export function freeTopics(text: string, spans: readonly RoleSpan[], language: string): RoleSpan[] {
  return spans.flatMap((span) => {
    if (span.role !== 'direction') return [span];
    const freed: RoleSpan[] = [];
    let { from } = span;
    for (const match of text.slice(span.from, span.to).matchAll(sentence)) {
      const topic = topicIn(match[0], language);
      // "… from this press release:" names the text that follows, and not what that is about.
      if (!topic || isText(match[0].slice(topic.from, topic.to), language)) continue;
      const start = span.from + match.index;
      if (start + topic.from > from) freed.push({ ...span, from, to: start + topic.from });
      freed.push({ ...span, from: start + topic.from, to: start + topic.to, role: 'content' });
      from = start + topic.to;
    }
    return from < span.to ? [...freed, { ...span, from }] : freed;
  });
}

const isText = (topic: string, language: string): boolean =>
  topic.split(/\s+/u).length <= 4 && isOfDocument(topic, language) && wordPattern(`${lexiconOf(language).pronoun}|${lexiconOf(language).linking}|the`, language, 'start').test(topic); // prettier-ignore

interface Range {
  from: number;
  to: number;
}

function topicIn(asked: string, language: string): Range | undefined {
  const film = cuesOf(asked).find(({ name }) => name === 'video');
  if (!film || isForOutlet(asked, film)) return undefined;
  before ??= new RegExp(`(?:${wholeWords(wordsOfAll(({ prompts }) => prompts.request?.before))})\\s*`, 'iu');
  after ??= new RegExp(`\\s*(?:${wholeWords(wordsOfAll(({ prompts }) => prompts.request?.after))})`, 'giu');
  const rest = asked.slice(film.to);
  const about = before.exec(rest);
  if (about && rest.slice(0, about.index).trim().split(/\s+/u).length <= between)
    return kept(asked, { from: film.to + about.index + about[0].length, to: asked.length });
  made ??= new RegExp(`^\\s*(?:${alternatives(wordsOfAll(({ prompts }) => prompts.request?.for))})\\s+`, 'iu');
  const whose = made.exec(rest);
  // "an advert for Paws at Home, a kennel in Seville:": a name is what it advertises, anything else is whom it is for.
  if (whose && /^(?:\p{Lu}|[«“„"])/u.test(rest.slice(whose[0].length)))
    return kept(asked, { from: film.to + whose[0].length, to: asked.length });
  const ahead = before.exec(asked.slice(0, film.from));
  const last = [...asked.slice(0, film.from).matchAll(after)].at(-1);
  if (!last) return unspaced(asked, film.from, film.to) ?? headLast(asked, film.from, language);
  const audience = cuesOf(asked.slice(0, last.index)).findLast(({ name }) => name === 'audience');
  // "4 लोगों के लिए खिचड़ी बनाने का वीडियो": whom it is for stands before what it is about.
  const past = packOf(language)?.traits?.postpositions && audience ? audience.to : 0;
  const from = ahead && ahead.index + ahead[0].length < last.index ? ahead.index + ahead[0].length : past;
  return kept(asked, { from, to: last.index });
}

/** "a film for the waiting room", "待合室用の動画": where it is shown is no topic. */
function isForOutlet(asked: string, film: { from: number; to: number }): boolean {
  outletBehind ??= new RegExp(`^\\s*(?:${alternatives(spacedWords(wordsOfAll(({ film: words }) => words?.for)))})\\s(?:[\\p{L}’'-]+\\s){0,4}?(?:\\p{L}['’])?(?:${wholeWords(wordsOfAll(({ film: words }) => words?.outlets))})`, 'iu'); // prettier-ignore
  outletAhead ??= new RegExp(`(?:${wholeWords(wordsOfAll(({ film: words }) => words?.outlets))})\\s?(?:${alternatives(wordsOfAll(({ film: words }) => words?.for))})\\s*$`, 'iu'); // prettier-ignore
  return outletBehind.test(asked.slice(film.to)) || outletAhead.test(asked.slice(0, film.from));
}

/** Where words stand side by side without spaces, the topic is what stands before the film, unless it says how that is to be. */
function unspaced(asked: string, from: number, to: number): Range | undefined {
  const ahead = asked.slice(0, from);
  if (!/[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]$/u.test(ahead) || !/^(?:[\s，,、:：]|$)/u.test(asked.slice(to)))
    return undefined;
  const topic = /[^，,、:：\s]*$/u.exec(ahead)![0];
  const words = [...new Intl.Segmenter(undefined, { granularity: 'word' }).segment(topic)].map(
    ({ segment }) => segment,
  );
  genres ??= new RegExp(`^(?:${alternatives(wordsOfAll(({ prompts }) => Object.values(prompts.genres).map(genreWords).join(' ')))})$`, 'iu'); // prettier-ignore
  const isNamed = words.some((word) => word.length > 1 && !genres!.test(word));
  return isNamed && cuesOf(topic).length === 0 ? { from: from - topic.length, to: from } : undefined;
}

/**
 * Where the head stands last a request names its topic before the film: "도서관 '달마루' 개관식 안내 영상". What sort of film it is
 * stands between them. Without a name it is as often whom the film is for.
 */
function headLast(asked: string, from: number, language: string): Range | undefined {
  if (packOf(language)?.traits?.postpositions !== true) return undefined;
  sorts ??= new RegExp(
    `\\s(?:${alternatives(wordsOfAll(({ code, prompts, context, film }) => (code === language ? `${Object.values(prompts.genres).map(genreWords).join(' ')} ${context?.filmAdjectives ?? ''} ${film?.for ?? ''} ${film?.qualities ?? ''} ${film?.manners ?? ''} ${film?.forms ?? ''}` : '')))})$`,
    'iu',
  );
  let topic = asked.slice(0, from).trimEnd();
  for (let cut = sorts.exec(topic); cut; cut = sorts.exec(topic)) topic = topic.slice(0, cut.index).trimEnd();
  const start = topic.length - topic.trimStart().length;
  const words = topic.trim().split(/\s+/u).length;
  const isNamed = /["'“‘「『《][^"'”’」』》]{1,40}["'”’」』》]|\s\p{Lu}\p{Ll}/u.test(topic);
  const isTopic = isNamed && words >= 2 && words <= 8 && !/[,，、:：]/u.test(topic) && cuesOf(topic).every(({ name }) => name === 'quoted'); // prettier-ignore
  return isTopic ? { from: start, to: topic.length } : undefined;
}

/** Without what the request goes on to say of its film, and nothing where that is all. */
function kept(asked: string, { from, to }: Range): Range | undefined {
  let end = to;
  for (const [at, part] of partsOf(asked.slice(from, to)))
    if (saysOfFilm(part)) {
      end = from + at;
      break;
    }
  const topic = asked.slice(from, end);
  const start = from + (topic.length - topic.trimStart().length);
  const trimmed = topic.trim().replace(/[\s,;:–—(-]+$/u, '');
  return /\p{L}{2}/u.test(trimmed) ? { from: start, to: start + trimmed.length } : undefined;
}

/** The topic, and each stretch after a comma or one of the small words that a request goes on with. */
function partsOf(topic: string): [at: number, part: string][] {
  const cuts = [0, ...[...topic.matchAll(/[,;，、(–—]|\s(?:for|in|with|as|für|mit|pour|avec|para|con|per|com|voor|met|dla|för|med|untuk)\s/giu)].map(({ index }) => index), topic.length]; // prettier-ignore
  return cuts.slice(0, -1).map((at, index) => [at, topic.slice(at, cuts[index + 1])]);
}

const saysOfFilm = (part: string): boolean =>
  speaksOfVideo(part) ||
  wishesOf([part]).seconds !== undefined ||
  cuesOf(part).some(({ name }) => name === 'audience' || name === 'please');
