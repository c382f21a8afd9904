import { alternatives, anyWord, contextWords, wordsOfAll } from '../../languages/any-word.js';
import { genreNames } from '../../languages/genre-words.js';
import { packOf } from '../../languages/registry.js';
import { lexiconOf, wordPattern } from '../../planner/words/lexicon.js';
import type { RoleMarker } from './role-marker.js';
import { findDates, namesDay } from '../scan/dates.js';
import { findTimes } from '../scan/times.js';
import { grades } from './school-grades.js';
import { isOfDocument } from '../table-requests.js';
import { settleNamed } from './settle-named.js';

/** What a request says in its first sentence, and where its topic stands in it. */
export function settleRequests(text: string, language: string, marker: RoleMarker): void {
  settleOutlet(text, language, marker);
  settleTask(text, language, marker);
  settleLead(text, marker);
  settleText(text, language, marker);
  settleNamed(text, language, marker);
  settleQuestionsAndAnswers(text, marker);
}

const tasks = new RegExp(String.raw`^\s*(?:\p{L}+,?\s){0,2}?((?:${alternatives(contextWords('explains'))})\s+)(?=\S)`, 'iu'); // prettier-ignore
/** A gap before a preposition of a language: the "a" of one is an article in another. */
const leadingIn = (language: string): RegExp =>
  new RegExp(String.raw`\s(?=(?:${alternatives(packOf(language)?.prompts.clauses.leading ?? '')})\s)`, 'giu');
const told = new RegExp(`^(?:${alternatives(wordsOfAll(({ prompts }) => prompts.request?.to))})\\s`, 'iu');
const manner = anyWord(contextWords('examples'));
const ofFilm = /^(?:shape|voice|music|captioned|effects|spoken|seconds|minutes|platform|audience|tone|look|mood)/u;

/** "Explain compound interest with an example: …": the verb is for who makes the film, its object is the topic. */
function settleTask(text: string, language: string, { within, cuesIn, roleAt, set }: RoleMarker): void {
  const task = tasks.exec(text);
  if (!task) return;
  const opening = task[0].length - task[1]!.length;
  // Only words of request stand before the verb: "please explain", "can you explain".
  if (opening > 0 && !cuesIn(0, opening).some((name) => name === 'please' || name === 'make')) return;
  const from = task[0].length;
  const leading = leadingIn(language);
  const topic = /^[^.,;:!?\n。！？、，；：()–—]+/u.exec(text.slice(from))?.[0] ?? '';
  if (wordPattern(lexiconOf(language).pronoun, language, 'start').test(topic)) return;
  // "Announce to staff: …": whom to tell is no topic.
  if (told.test(topic)) return;
  // "… to teenagers", "… with an example", "… in simple words" say how, from the first of them on.
  const end = [...topic.matchAll(leading)].find(({ index }) => index > 0 && saysHow(index))?.index ?? topic.length;
  if (!/\p{L}{2}/u.test(topic.slice(0, end))) return;
  set(within(0, from), 'direction');
  if (roleAt(from) !== 'content') set(within(from, from + end), 'content');
  set(within(from + end, from + topic.length + 1), 'direction');
  if (end === topic.length) set(within(from + end, from + end + 1), 'content');

  function saysHow(index: number): boolean {
    const rest = topic.slice(index);
    if (language === 'en' && /^\sto\s(?!be\s)/iu.test(rest)) return true;
    const here = rest.slice(1).split(leading)[0]!.length + 1;
    return (
      // "… for year 7"
      [...rest.slice(0, here).matchAll(grades)].length > 0 ||
      manner.test(rest.slice(0, here)) ||
      cuesIn(from + index, from + index + here).some((name) => ofFilm.test(name))
    );
  }
}

const outlet = /^(?:platform|audience)/u;

/** "Electric or gas for a landlord newsletter: …": where a film is shown, and to whom, behind its topic. */
function settleOutlet(text: string, language: string, { within, cuesIn, set }: RoleMarker): void {
  const opening = /^\s*[^.,;:!?\n。！？、，；：()–—]+(?=[.:：\n,，]|$)/u.exec(text)?.[0];
  if (!opening) return;
  for (const { index } of opening.matchAll(leadingIn(language))) {
    const phrase = opening.slice(index + 1);
    // One word says for whom ("for the"), another who or where that is.
    const names = cuesIn(index + 1, opening.length).filter((name) => outlet.test(name));
    const isTopic = /\p{L}{2}/u.test(opening.slice(0, index)) && cuesIn(0, index).length === 0;
    if (names.length < 2 || !isTopic || phrase.split(/\s+/u).length > 6) continue;
    set(within(0, index), 'content');
    set(within(index, opening.length), 'direction');
    return;
  }
}

const occasion = new RegExp(String.raw`^[\s\p{L}’'-]{0,24}?\s(?:${alternatives(wordsOfAll(({ prompts, film }) => `${prompts.request?.for ?? ''} ${film?.for ?? ''}`))})\s`, 'iu'); // prettier-ignore

/** "Clip for our flea market on Sunday 8 June from 9 to 3": what has its day and hour is what the film is about. */
export function settleOccasion(text: string, language: string, { within, cuesIn, filmsIn, set }: RoleMarker): void {
  const film = filmsIn(0, Math.min(text.length, 60))[0];
  const lead = film && occasion.exec(text.slice(film.to));
  if (!lead) return;
  const from = film.to + lead[0].length;
  const said = /^[^.,;:!?\n()]+/u.exec(text.slice(from))?.[0] ?? '';
  const isDated = findDates(said, language).some(namesDay) || findTimes(said, language).length > 0;
  if (isDated && cuesIn(from, from + said.length).every((name) => !ofFilm.test(name) || name.startsWith('audience'))) set(within(from, from + said.length + 1), 'content'); // prettier-ignore
}

/** "Make a film of this press release: …": a request that ends with what the text is called names no topic by it. */
function settleText(text: string, language: string, { within, cuesIn, roleOf, spanOf, set }: RoleMarker): void {
  const opening = /^\s*[^.!?\n:：。！？]{8,120}(?=[:：\n])/u.exec(text)?.[0];
  if (!opening || !cuesIn(0, opening.length).includes('video')) return;
  const shown = within(0, opening.length).filter((at) => roleOf(at) === 'content');
  const [from, to] = [shown[0], shown.at(-1)];
  if (from === undefined || shown.length > 4 || to! - from >= 4) return;
  if (isOfDocument(text.slice(spanOf(from).from, spanOf(to!).to), language)) set(shown, 'direction');
}

const toWhat = new RegExp(String.raw`^(?:${alternatives(wordsOfAll(({ prompts }) => prompts.request?.to))})\s+(?=(?:${alternatives(`${contextWords('articles')} ${contextWords('own')}`)})\s|[\p{Lu}\p{Nd}«“„"])`, 'iu'); // prettier-ignore

/** "Make a video invitation to Lena's party": the small word between the film and its topic belongs to neither. */
function settleLead(text: string, { within, filmsIn, roleAt, set }: RoleMarker): void {
  const film = filmsIn(0, Math.min(text.length, 90))[0];
  if (!film || /[.!?\n:]/u.test(text.slice(0, film.from))) return;
  const gap = /^\s+(?:\p{L}+\s+)?/u.exec(text.slice(film.to))?.[0] ?? '';
  for (const from of [film.to + gap.length, film.to + 1]) {
    const word = toWhat.exec(text.slice(from))?.[0];
    if (word === undefined) continue;
    if (roleAt(from + word.length) === 'content') set(within(from, from + word.length), 'direction');
    return;
  }
}

const salutes = new RegExp(String.raw`^\s*(?:${alternatives(wordsOfAll(({ prompts }) => genreNames(prompts.genres.greeting ?? '')))})\s+`, 'iu'); // prettier-ignore
const pleases = new RegExp(String.raw`^\s*(?:${alternatives(contextWords('thanks'))})(?!\p{L})\s*`, 'iu');
const forWhom = new RegExp(String.raw`^\s*(?:${alternatives(wordsOfAll(({ prompts }) => prompts.request?.for))})\s+(?=\S)`, 'iu'); // prettier-ignore

/** "Thank you video to our volunteers.": the words of a greeting are its title, without what they ask for. */
export function settleSalute(text: string, { within, filmsIn, cuesIn, set }: RoleMarker): void {
  const salute = salutes.exec(text);
  const thanks = pleases.exec(text);
  // "Tack till alla 64 volontärer som …": whom a first sentence thanks for what they did is no maker of a film.
  const sentence = thanks ? /^[^.!?\n。！？]+[.!?。！？]?/u.exec(text)![0] : '';
  const isLong = (sentence.match(/[\p{L}\p{Nd}]+/gu) ?? []).length >= 6;
  if (isLong && cuesIn(thanks![0].length, sentence.length).every((name) => /^(?:act|link|audience|mood)/u.test(name))) set(within(0, sentence.length), 'content'); // prettier-ignore
  const film = salute && filmsIn(salute[0].length, salute[0].length + 12)[0];
  if (!salute || !film || film.from !== salute[0].length) return;
  const rest = text.slice(film.to);
  const to = film.to + (forWhom.exec(rest)?.[0].length ?? 0);
  const end = to + /^[^.,;:!?\n。！？、，；：()–—]*/u.exec(text.slice(to))![0].length;
  if (!/\p{L}{2}/u.test(text.slice(to, end))) return;
  set(within(0, film.from), 'content');
  set(within(film.from, to), 'direction');
  set(within(to, end + 1), 'content');
}

const rows = alternatives(wordsOfAll(({ prompts }) => genreNames(prompts.genres.faq ?? '')));
const questions = new RegExp(`(?<!\\p{L})(?:${rows})(?!\\p{L})`, 'iu');
const bare = new RegExp(`(?<!\\p{L})(?:${rows}|${alternatives(`${contextWords('filmAdjectives')} ${contextWords('articles')} ${contextWords('own')}`)})(?!\\p{L})`, 'giu'); // prettier-ignore

/** "FAQ for our gym: …": what a list of questions is called names the film too. */
function settleQuestionsAndAnswers(text: string, { within, cuesIn, set }: RoleMarker): void {
  const label = /^\s*([^.:!?\n。！？：]{3,60})[:：\n]/u.exec(text);
  // "Short FAQ:" alone names nothing.
  if (
    !label ||
    !questions.test(label[1]!) ||
    !/\p{L}/u.test(label[1]!.replace(bare, ' ')) ||
    cuesIn(0, label[0].length).some((name) => name === 'video')
  )
    return;
  // "Make a FAQ for our gym: …": what asks for it is for its maker.
  const asked = questions.exec(label[1]!)!;
  const from = label[0].indexOf(label[1]!) + asked.index + asked[0].length;
  const isAsked = cuesIn(0, from - asked[0].length).some((name) => name === 'make' || name === 'please');
  const whose = isAsked ? (forWhom.exec(text.slice(from))?.[0].length ?? 0) : 0;
  if (isAsked && whose > 0) set(within(0, from + whose), 'direction');
  set(within(isAsked && whose > 0 ? from + whose : 0, label[0].length), 'content');
}
