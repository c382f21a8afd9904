import { shortestVideoSeconds } from '@scenewright/core/requests';
import { alternatives, contextWords, wordsOfAll } from '../../languages/any-word.js';
import { lexiconOf, wordPattern } from '../../planner/words/lexicon.js';
import type { Hit } from '../word-list.js';
import { wishesOf } from '../wishes.js';
import { isShown, type Role } from './role.js';
import { englishForms } from '../grammar/english-clauses.js';
import { markerOf } from './role-marker.js';
import { grades } from './school-grades.js';
import type { Token } from './tokens.js';

/** Makes phrases whole that roles part in their middle: "… in 30 sekund na | instagrama (pion)". */
export function settlePhrases(
  text: string,
  tokens: readonly Token[],
  { cues, language }: { cues: readonly Hit[]; language: string },
  found: Role[],
): void {
  const { within, cuesIn, set } = markerOf(tokens, cues, found);
  settleOpening();
  settleBrokenPhrases();
  settleViewers();
  settleGrades();
  settleSubjects();
  settleInstants();

  /** "How to | repot an orchid": the first words of what is told belong to it, where they speak of no film. */
  function settleOpening(): void {
    const end = found.findIndex((role, at) => role !== 'direction' || (tokens[at]!.boundary > 0 && at > 0));
    if (end < 1 || end > 3 || found[end] !== 'content' || tokens[end]!.boundary > 0) return;
    if (cuesIn(0, tokens[end - 1]!.to).length === 0) found.fill('content', 0, end);
  }

  /** A role that changes amid a phrase: the end of a phrase that speaks of no film belongs to what it ends, one that does begins where its preposition stands. */
  function settleBrokenPhrases(): void {
    for (let at = 1; at < tokens.length; at += 1) {
      if (found[at] !== 'direction' || found[at - 1] !== 'content') continue;
      // The sentence that asks goes on with asides: "… in 30 seconds for Instagram (upright): …".
      const goesOn = tokens[at]!.sentence === 0 && tokens[at]!.boundary === 1;
      if (tokens[at]!.boundary !== 0 && !goesOn) continue;
      let end = at + 1;
      while (end < tokens.length && tokens[end]!.boundary === 0 && tokens[end]!.isWord) end += 1;
      const isWhole = end === at + 1 && /\p{sc=Latin}|\p{sc=Cyrillic}|\p{sc=Arab}/u.test(tokens[at]!.text);
      if (isWhole && !goesOn && !startsPhrase(at) && cuesIn(tokens[at]!.from, tokens[end - 1]!.to).length === 0) {
        found.fill('content', at, end);
        continue;
      }
      let from = at;
      for (let before = at - 1; before >= Math.max(0, at - 5) && found[before] === 'content'; before -= 1) {
        if (startsPhrase(before)) {
          if (cuesIn(tokens[before]!.from, tokens[at - 1]!.to).some((name) => ofFilm.test(name))) from = before;
        }
        if (tokens[before]!.boundary > 0 && !/^[(（]$/u.test(tokens[before]!.text)) break;
      }
      found.fill('direction', from, at);
    }
  }
  /** "Viruses need a host cell …", "first reading, second reading, committee stage, royal assent": a sentence that names nothing of a film, and says something of a thing or lists some, tells. */
  function settleSubjects(): void {
    for (let at = 0; at < tokens.length;) {
      let end = at + 1;
      while (end < tokens.length && tokens[end]!.sentence === tokens[at]!.sentence) end += 1;
      const places = Array.from({ length: end - at }, (_, index) => at + index);
      const [from, to] = [tokens[at]!.from, tokens[end - 1]!.to];
      const isAsked = found.slice(at, end).every((role) => role === 'direction');
      if (at > 0 && isAsked && !cuesIn(from, to).some((name) => speaksOfFilm.test(name)) && tells(text.slice(from, to)))
        set(places, 'content');
      at = end;
    }
  }
  /** "It finds any clause in 2 seconds, …": no film is as short, so that this is how long something else takes. */
  function settleInstants(): void {
    if (language !== 'en') return;
    for (let at = 0; at < tokens.length;) {
      let end = at + 1;
      while (end < tokens.length && tokens[end]!.clause === tokens[at]!.clause) end += 1;
      const [from, to] = [tokens[at]!.from, tokens[end - 1]!.to];
      const said = text.slice(from, to);
      const isOfTime = tokens[at]!.sentence > 0 && found[at] === 'direction' && cuesIn(from, to).every((name) => !speaksOfFilm.test(name) || ofTime.test(name)); // prettier-ignore
      const seconds = isOfTime ? wishesOf([said]).seconds : undefined;
      if (seconds !== undefined && seconds < shortestVideoSeconds) {
        const [form] = englishForms(said, [{ start: 0, end: said.length }]);
        if (form!.isSaid && !form!.isOrder && form!.subject !== '') found.fill('content', at, end);
      }
      at = end;
    }
  }
  function tells(sentence: string): boolean {
    const items = sentence.split(/[,;，、；،]/u);
    const isList = items.length >= 4 && items.every((item) => (item.match(/[\p{L}\p{Nd}]+/gu) ?? []).length <= 4);
    if (language !== 'en') return isList;
    const [form] = englishForms(sentence, [{ start: 0, end: sentence.length }]);
    const isOfThing = form!.subject !== '' && !wordPattern(lexiconOf(language).pronoun, language, 'start').test(form!.subject); // prettier-ignore
    if (form!.isSaid) return !form!.isOrder && isOfThing && (sentence.match(/\p{L}+/gu) ?? []).length >= 9;
    return isList;
  }
  function startsPhrase(at: number): boolean {
    return leading.test(tokens[at]!.text);
  }

  /** "Year 4 maths: …", "fractions, grade 4": the class that a lesson is for stands in the sentence that asks for it. */
  function settleGrades(): void {
    for (const match of text.matchAll(grades))
      set(within(match.index, match.index + match[0].length).filter((at) => tokens[at]!.sentence === 0), 'direction'); // prettier-ignore
  }

  /** "Phone scam tips for my dad's club": whom a film is for is said to its maker, in the sentence that asks for it. */
  function settleViewers(): void {
    for (const match of text.matchAll(viewers)) {
      const places = within(match.index, match.index + match[0].length).filter((at) => tokens[at]!.sentence === 0);
      // What stands before it is the topic, where it asks for nothing: "fire safety tips for my group".
      const lead = places.length > 0 ? within(0, match.index) : [];
      if (lead.length > 1 && lead.every((at) => found[at] === 'direction') && cuesIn(0, match.index).length === 0)
        set(lead, 'content');
      const opens = found.findIndex((role, at) => role === 'content' && tokens[at]!.isWord);
      const next = (places.at(-1) ?? 0) + 1;
      const isAside = tokens[next]?.text === ':' || (found[next] !== undefined && !isShown(found[next])) || tokens[next]?.boundary === 3; // prettier-ignore
      if (places.length > 0 && isAside && opens >= 0 && opens < places[0]!)
        set(places.filter((at) => found[at] === 'content'), 'direction'); // prettier-ignore
    }
  }
}

const ofFilm = /^(?:shape|voice|music|captioned|effects|spoken|seconds|glued|minutes|platform|video)/u;
/** Cues of a length. */
const ofTime = /^(?:seconds|minutes|glued)/u;
/** Cues without which a sentence asks for nothing. */
const speaksOfFilm = /^(?:shape|voice|music|captioned|effects|spoken|look|mood|seconds|minutes|glued|platform|tone|video|please|audience|ending|note|mention)/u; // prettier-ignore
const leading = new RegExp(`^(?:${alternatives(wordsOfAll(({ prompts }) => prompts.clauses.leading))})$`, 'iu');
const viewers = new RegExp(
  String.raw`(?<=\s)(?:${alternatives(contextWords('forOwn'))})\s[^.,;:：!?\n()（）–—]+`,
  'giu',
);
