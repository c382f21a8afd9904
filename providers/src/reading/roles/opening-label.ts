import type { Genre } from '@scenewright/core/outline';
import { alternatives, contextWords, wholeWords, wordsOfAll } from '../../languages/any-word.js';
import { finds, lazily, lazyPattern } from '../../languages/lazily.js';
import { genreNames, genreWords } from '../../languages/genre-words.js';
import type { RoleMarker } from './role-marker.js';
import { grades } from './school-grades.js';

/** Films whose names say what they are and not what they are about, as "results" and "history" do. */
const named = ['testimonial', 'recipe', 'quote', 'how-to', 'explainer', 'lesson', 'listicle', 'invitation', 'job-ad', 'promo', 'comparison', 'fundraising', 'announcement', 'biography', 'news', 'faq', 'story'] as const satisfies readonly Genre[]; // prettier-ignore
/** Films that are made for somebody to watch: of others, "for our bakery" says what they are about. */
const watched = ['how-to', 'explainer', 'recipe', 'listicle', 'ranking', 'quote', 'comparison', 'timeline', 'biography', 'story', 'lesson', 'data', 'tips', 'report', 'news', 'place'] as const satisfies readonly Genre[]; // prettier-ignore

const wordsOf = (genres: readonly Genre[], pick: (words: string) => string): string =>
  wordsOfAll(({ prompts }) => genres.map((genre) => pick(prompts.genres[genre] ?? '')).join(' '));
const spoken = alternatives(wordsOf(named, genreWords));
const adjectives = alternatives(contextWords('filmAdjectives'));
const small = alternatives(`${contextWords('articles')} ${contextWords('own')}`);
const sort = lazily({ source: `^(?:${alternatives(wordsOf(named, genreNames))})$` });
const known = lazily({ source: `^(?:${spoken}|${adjectives}|${small})$` });
const forSomebody = lazyPattern(() => `(?<!\\p{L})(?:${alternatives(contextWords('forOwn'))})(?!\\p{L})`);
const watchedFilm = lazily({ source: wholeWords(wordsOf(watched, genreWords)) });
/** What is made in such a film is named where others say for whom they are. */
const dish = lazily({ source: wholeWords(wordsOf(['recipe'], genreWords)) });
const film = lazily({ source: `^(?:${wholeWords(wordsOfAll(({ prompts }) => prompts.cues.video))})$` });
const hosted = lazily({ source: wholeWords(wordsOf(['invitation'], genreWords)) });
const stories = wordsOf(['story'], genreNames);
const storyFor = lazyPattern(() => `^(?:\\p{L}+\\s){0,2}(?:${alternatives(stories)})(?:\\s\\p{L}+){0,2}?\\s(?:${alternatives(`${wordsOfAll(({ prompts }) => prompts.request?.for)}`)})\\s\\p{L}`); // prettier-ignore
/** "instructions" before what they are for, as in "Anleitung Kaffeemaschine entkalken:"; "how to" opens what is told itself. */
const nouns = wordsOf(['how-to', 'recipe'], genreNames).split(' ').filter((word) => !word.includes('_')).join(' '); // prettier-ignore
const manual = lazyPattern(() => `^(?:(?:${adjectives})\\s)*(?:${alternatives(nouns)})\\s(?=\\p{L})`); // prettier-ignore
/** "Timeline of", "story about", before what it is of. */
const tellers = wordsOf(['timeline', 'biography', 'story', 'comparison', 'ranking', 'data'], genreNames).split(' ').filter((word) => !word.includes('_')).join(' '); // prettier-ignore
const ofWhat = `${wordsOfAll(({ tables }) => tables?.of)} ${wordsOfAll(({ prompts }) => prompts.request?.before)}`;
const topical = lazyPattern(() => `^(?:(?:${adjectives}|${small})\\s)*(?:${alternatives(tellers)})\\s(?:${alternatives(ofWhat)})\\s(?=\\p{L}{2})`); // prettier-ignore
/** "Ad for", "anúncio da", before the name of whom it is for. */
const offers = wordsOf(['promo'], genreNames).split(' ').filter((word) => !word.includes('_')).join(' '); // prettier-ignore
const offered = lazyPattern(() => `^(?:(?:${adjectives}|${small})\\s)*(?:${alternatives(offers)})\\s(?:${alternatives(wordsOfAll(({ prompts }) => prompts.request?.for))})\\s(?=\\p{L})`); // prettier-ignore
/** "Compare gas and induction:". */
const comparing = lazyPattern(() => `^(?:${alternatives(wordsOfAll(({ prompts }) => prompts.request?.compares))})\\s(?=.+\\s(?:${alternatives(contextWords('and'))}|vs\\.?)\\s)`); // prettier-ignore
const leading = lazyPattern(() => `^(?:${alternatives(wordsOfAll(({ prompts }) => prompts.clauses.leading))})\\s`);
const nameBehind = /^\s+\p{Lu}[\p{L}\p{M}\p{Nd}’'.-]*(?:\s(?:\p{Lu}[\p{L}\p{M}\p{Nd}’'.-]*|&)){0,4}(?=\s?[:：])/u;
const nameAtEnd = /(?<=\s)(?:\p{Lu}[\p{L}\p{M}’'.-]*|&)(?:\s(?:\p{Lu}[\p{L}\p{M}’'.-]*|&|and|of|the))*$/u;

/** Small and with a capital: what is read for names cannot do without regard to case. */
const quoting = wordsOf(['testimonial', 'quote'], genreNames).split(' ').filter((word) => !word.includes('_')).flatMap((word) => [word, word.charAt(0).toUpperCase() + word.slice(1)]).join(' '); // prettier-ignore
/** "Testimonial from our client Ana Ruiz, vet: “…”": who is quoted stands between the sort of film and the quotation. */
const quoted = lazyPattern(() => `^(\\s*(?:\\p{L}+\\s){0,2}?(?:${alternatives(quoting)})\\s(?:\\p{Ll}+\\s){0,4}?)((?:\\p{Lu}[\\p{L}\\p{M}.’'-]*)(?:\\s\\p{Lu}[\\p{L}\\p{M}.’'-]*){0,4}(?:,\\s[^:："“„«\\n]{2,48})?)\\s?[:：]\\s*["“„«「]`, 'u'); // prettier-ignore

/**
 * What a request calls its film before it tells anything: "Testimonial.", "science lesson, 8th grade:", "Short
 * comparison for our kitchen shop." It is said to whoever makes the film; a name in it is what the film is about.
 */
export function settleOpeningLabel(text: string, language: string, { within, cuesIn, set, are }: RoleMarker): void {
  const [, lead, who] = quoted.exec(text) ?? [];
  if (lead && who) {
    set(within(0, lead.length), 'direction');
    set(within(lead.length, lead.length + who.length), 'content');
    return;
  }
  for (const { from, label, mark } of openingsOf(text)) {
    const to = from + label.length;
    const words = label.replace(grades, ' ').match(/[\p{L}\p{M}][\p{L}\p{M}’'-]*/gu) ?? [];
    const isNamed = words.some((word) => finds(sort, word)) || finds(sort, label.trim());
    if (isNamed && words.every((word) => finds(known, word))) {
      set(within(from, to + mark.length), 'direction');
      continue;
    }
    // "Bedtime story for Emil, 5:" says what sort of film it is and who watches; its story begins behind the colon.
    const tale = /[:：]/u.test(mark) && from === text.length - text.trimStart().length && storyFor.test(label);
    if (tale) {
      set(within(from, to + mark.length), 'direction');
      continue;
    }
    const whom = forSomebody.exec(label);
    // "Recipe video for | my grandma's lentil soup": what the tagger is sure to be told is what the film is about.
    const named = whom ? (label.slice(0, whom.index).match(/[\p{L}\p{M}][\p{L}\p{M}’'-]*/gu) ?? []) : [];
    const isTopic =
      whom &&
      finds(dish, label.slice(0, whom.index)) &&
      named.every((word) => finds(known, word) || finds(film, word)) &&
      are(within(from + whom.index + whom[0].indexOf(' '), to), 'content');
    if (whom && !isTopic && finds(watchedFilm, label.slice(0, whom.index))) {
      const name = language === 'de' ? undefined : nameAtEnd.exec(label.slice(whom.index));
      const end = name ? whom.index + name.index : label.length;
      set(within(from + whom.index, from + end), 'direction');
      if (name) set(within(from + end, to), 'content');
      const before = label.slice(0, whom.index).match(/[\p{L}\p{M}][\p{L}\p{M}’'-]*/gu) ?? [];
      if (before.every((word) => finds(known, word))) set(within(from, from + whom.index), 'direction');
      continue;
    }
    // "House warming invite for my cousin Ines": whose it is, its viewers want to know.
    const host = whom && finds(hosted, label.slice(0, whom.index)) ? nameAtEnd.exec(label.slice(whom.index)) : null;
    if (host && language !== 'de') {
      set(within(from + whom!.index, to), 'content');
      continue;
    }
    const teller = topical.exec(label);
    if (teller && cuesIn(from + teller[0].length, to).length === 0) {
      set(within(from, from + teller[0].length), 'direction');
      set(within(from + teller[0].length, to), 'content');
      // "Timeline of our bakery, Bremer & Fitch: …": the name of what it is of.
      const name = mark === ',' ? nameBehind.exec(text.slice(to + 1))?.[0] : undefined;
      if (name) set(within(to, to + 1 + name.length), 'content');
      continue;
    }
    const offer = offered.exec(label);
    if (
      offer &&
      /^\p{Lu}\p{Ll}/u.test(label.slice(offer[0].length)) &&
      cuesIn(from + offer[0].length, to).length === 0
    ) {
      set(within(from, from + offer[0].length), 'direction');
      set(within(from + offer[0].length, to), 'content');
      continue;
    }
    const compares = comparing.exec(label);
    if (compares) {
      set(within(from, from + compares[0].trimEnd().length), 'direction');
      // "Compare remote and office work | for our blog."
      const start = from + compares[0].length;
      const end = whom && whom.index > compares[0].length ? from + whom.index : to;
      if (cuesIn(start, end).length === 0) set(within(start, end), 'content');
      if (end < to) set(within(end, to), 'direction');
      continue;
    }
    const guide = /[:：\n]/u.test(mark) && from === text.length - text.trimStart().length && manual.exec(label);
    if (guide && cuesIn(from + guide[0].length, to).length === 0) {
      // "Receta de gazpacho": without its first word the rest would hang in the air.
      const hangs = leading.test(label.slice(guide[0].length));
      set(within(from, from + guide[0].trimEnd().length), hangs ? 'content' : 'direction');
      set(within(from + guide[0].length, to), 'content');
    }
  }
}

/** Whether words call a film by its sort: "biology lesson", "Nieuwsbericht". */
export const namesFilm = (label: string): boolean =>
  (label.match(/[\p{L}\p{M}][\p{L}\p{M}’'-]*/gu) ?? []).some((word) => finds(sort, word));

interface Opening {
  from: number;
  label: string;
  /** What ends it. */
  mark: string;
}

/** The first words of a text, and those after a question that opens it, up to the first mark. */
function openingsOf(text: string): Opening[] {
  const start = /^\s*/u.exec(text)![0].length;
  const asked = /^\s*[^.!?\n]{3,90}\?\s+/u.exec(text)?.[0].length;
  return [start, ...(asked === undefined ? [] : [asked])].flatMap((from) => {
    const match = /^([^\n.:：!?。！？,，、;–—]{3,90})([\n.:：!?。！？,，、;–—]|$)/u.exec(text.slice(from));
    return match ? [{ from, label: match[1]!, mark: match[2]! }] : [];
  });
}
