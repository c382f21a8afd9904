import { alternatives, contextWords, wholeWords, wordsOfAll } from '../../languages/any-word.js';
import type { Hit } from '../word-list.js';
import { isShown, type Role } from './role.js';
import { markerOf } from './role-marker.js';
import type { Token } from './tokens.js';

/**
 * Roles by the form of what is written, where single words mislead the tagger: an item says what its list says, a
 * quotation after "no … like" is not wanted, who speaks stands with what is quoted, and a name before wishes is the topic.
 */
export function settleForms(
  text: string,
  tokens: readonly Token[],
  { cues, language }: { cues: readonly Hit[]; language: string },
  found: Role[],
): void {
  const { within, cuesIn, set } = markerOf(tokens, cues, found);
  settleSecrets();
  settleItems();
  settleForbiddenQuotes();
  settleSpeakers();
  settleOpeningName();
  settleOpeningTopic();
  settleTold();
  settleIncluded();

  /** "The Leeds branch may close (confidential)": a remark at the end of a sentence or an item keeps all of it from being told. */
  function settleSecrets(): void {
    for (const match of text.matchAll(secrets)) {
      const line = text.slice(0, match.index).lastIndexOf('\n') + 1;
      const sentence = Math.max(line, ...[...text.slice(line, match.index).matchAll(/[.!?。！？।]\s+/gu)].map((end) => line + end.index + end[0].length)); // prettier-ignore
      set(within(sentence, match.index + match[0].length), 'exclusion');
    }
  }

  /** What a list tells, all its items tell, unless one speaks of the film or of telling. */
  function settleItems(): void {
    for (const list of listsOf(text)) {
      const items = list.map(([from, to]) => ({ from, to, places: within(from, to) }));
      const told = (places: readonly number[]): boolean =>
        places.filter((at) => tokens[at]!.isWord && found[at] === 'content').length * 2 >
        places.filter((at) => tokens[at]!.isWord).length;
      // What names nothing of a film is told like the items around it.
      const isPlain = ({ from, to, places }: (typeof items)[number]): boolean =>
        !cuesIn(from, to).some((name) => ofTelling.test(name) || name === 'ending') && places.every((at) => found[at] !== 'exclusion'); // prettier-ignore
      const all = items.filter((item) => told(item.places) || isPlain(item));
      if (all.length * 2 <= items.length || !items.some(({ places }) => told(places))) continue;
      for (const item of all) if (!told(item.places)) set(item.places, 'content');
      for (const { from, to, places } of items) {
        // "phone off (not silent, OFF)": an aside in an item that tells is told with it.
        const aside = /^[^.!?。！？]*[.!?。！？]?\s*$/u.test(text.slice(from, to).replace(/^[\s\p{P}\p{Nd}]+/u, ''));
        const isForMaker = cuesIn(from, to).some((name) => /^(?:mention|note|please)/u.test(name));
        const opened = /^[^(（,;]*/u.exec(text.slice(from, to))![0].length;
        if (aside && (told(places) || told(within(from, from + opened))) && !isForMaker) {
          set(places, 'content');
          continue;
        }
        // "no password left to steal" says it of the thing told, "stays between us" of the telling.
        const body = text.slice(from, to).replace(/^[\s\p{P}\p{Nd}]+/u, '');
        if (cuesIn(from, to).some((name) => ofTelling.test(name))) continue;
        const isOrdered = /^\s*\p{Nd}/u.test(text.slice(from, to));
        set(
          places.filter(
            (at) => (found[at] === 'exclusion' && lacks.test(body)) || (found[at] === 'direction' && isOrdered),
          ),
          'content',
        );
      }
    }
  }

  /** "no phrases like “be yourself”": what is quoted in a clause that forbids is forbidden with it. */
  function settleForbiddenQuotes(): void {
    for (const match of text.matchAll(quotation)) {
      const end = match.index + match[0].length;
      const before = /[^.,;:!?\n。、，；،؛।؟！？：]*$/u.exec(text.slice(0, match.index))![0];
      const start = match.index - before.length;
      const lead = within(start, match.index);
      if (lead.length === 0 || !cuesIn(start, match.index).includes('not')) continue;
      const isOne = new Set(lead.map((at) => found[at])).size === 1;
      if (isOne && !isShown(found[lead[0]!]!)) set(within(start, end), 'exclusion');
    }
  }

  /** "Alderman Anke Brouwer: “Who visits, pays”": a name before a colon and a quotation said it. */
  function settleSpeakers(): void {
    for (const match of text.matchAll(speaker)) {
      const label = match[1]!;
      const end = match.index + match[0].length;
      const names = cuesIn(match.index, match.index + label.length);
      if (names.some((name) => !/^(?:act|link)$/u.test(name))) continue;
      if (within(match.index, end).some((at) => found[at] === 'exclusion')) continue;
      set(within(match.index, end), 'content');
    }
    // “Best bike ever” – Tom, courier
    for (const match of text.matchAll(attribution)) {
      const from = match.index + match[0].length - match[1]!.length;
      const to = match.index + match[0].length;
      const quoted = within(match.index, from).filter((at) => tokens[at]!.isWord);
      if (quoted.length > 0 && quoted.every((at) => isShown(found[at]!)) && cuesIn(from, to).length === 0)
        set(within(from, to), 'content');
    }
  }

  /** "Marie Tharp, 45 sec, for my students.": a name alone before wishes is what the film is about. */
  function settleOpeningName(): void {
    const clause = /^\s*(?:\p{L}+\s){0,2}?(?:\p{Lu}[\p{L}\p{M}’'.-]*)(?:\s(?:[\p{Ll}]{1,3}\s)?\p{Lu}[\p{L}\p{M}’'.-]*)+(?=\s?[,:–—(.])/u.exec(text); // prettier-ignore
    // Where all nouns have capitals, two of them make no name; nor do words in capitals.
    if (!clause || language === 'de' || !/\p{Lu}\p{Ll}/u.test(clause[0])) return;
    if (cuesIn(0, clause[0].length).length > 0) return;
    set(within(0, clause[0].length), 'content');
  }

  /** "The silk road, 40 s, calm voice.": a few words before nothing but wishes are what the film is about. */
  function settleOpeningTopic(): void {
    const opening = /^\s*([^,.!?\n:：。，、]{3,60})[,，、]\s?([^.!?\n。！？]+)/u.exec(text);
    if (!opening || (opening[1]!.match(/[\p{L}\p{Nd}]+/gu) ?? []).length > 6) return;
    const end = opening[0].length - opening[2]!.length;
    if (cuesIn(0, end).length > 0) return;
    const wishes = opening[2]!.split(/[,，、]/u);
    let at = end;
    let isAsked = false;
    for (const wish of wishes) {
      const names = cuesIn(at, at + wish.length + 1);
      if (!names.some((name) => ofFilm.test(name) || ofTelling.test(name) || name === 'audience')) return;
      isAsked ||= names.some((name) => ofFilm.test(name));
      at += wish.length + 1;
    }
    if (!isAsked) return;
    set(within(0, opening[1]!.length), 'content');
    set(within(end, at), 'direction');
  }

  /** "Also say that Dubai grew the most": what is to be said is told. */
  function settleTold(): void {
    for (const match of text.matchAll(tells)) {
      const from = match.index + match[0].length;
      const to = from + /^[^\n]*?(?:[.!?。！？](?=\s|$)|(?=\n)|$)/u.exec(text.slice(from))![0].length;
      const places = within(from, to);
      if (places.length === 0 || places.some((at) => found[at] === 'exclusion')) continue;
      set(within(match.index, from), 'direction');
      set(places, 'content');
    }
  }

  /** "Include the equation 6CO2 + 6H2O -> C6H12O6": what is given in signs is shown, the order to show it is none of it. */
  function settleIncluded(): void {
    for (const match of text.matchAll(includes)) {
      const to = match.index + match[0].length;
      const from = match.index + match[1]!.length;
      set(within(match.index, from), 'direction');
      set(within(from, to), 'content');
    }
  }
}

/** At the end of what is kept: in brackets, or after a comma or a dash. */
const secrets = new RegExp(String.raw`[(（,，、;–—-]\s*(?:${wholeWords(contextWords('secret'))})[^\n.!?。！？()（）]{0,40}[)）]?(?=\s*(?:[.!?。！？।]|\n|$))`, 'giu'); // prettier-ignore

/** Cues that only who makes a film is told. */
const ofFilm = /^(?:shape|voice|music|captioned|effects|spoken|seconds|minutes|platform)/u;
const ofTelling = /^(?:mention|note|video|shape|voice|music|captioned|effects|spoken|look|seconds|glued|minutes|platform|tone|layout|please)/u; // prettier-ignore

const lacks = new RegExp(`^(?:${wholeWords(wordsOfAll(({ prompts }) => prompts.wishes.no))})`, 'iu');

const quotation = /["“„«「『][^"”“»」』\n]{2,200}["”“»」』]/gu;
const attribution =
  /["“„«「『][^"”“»」』\n]{3,300}["”“»」』]\s*([-–—]\s*\p{Lu}[\p{L}\p{M}’'.-]*(?:,?\s[\p{L}\p{M}’'.-]+){0,4})(?=\s*(?:[.\n]|$))/gu;
const speaker =
  /(?<=^|[\n.!?]\s*)((?:\p{L}[\p{L}\p{M}’'.-]*\s){1,4}?\p{Lu}[\p{L}\p{M}’'-]+)\s?[:：]\s*["“„«「『][^"”“»」』\n]{2,300}["”“»」』]/gu;

const tells = new RegExp(String.raw`(?<=^|[\n.!?]\s*)(?:${alternatives(contextWords('tells'))})\s*`, 'giu');

const term = String.raw`[\p{L}\p{Nd}()\[\]^₀-₉⁰-⁹√\p{sc=Greek}.,/]+`;
const formula = String.raw`(?:${term}\s?(?:[+·×*/−-]\s?))*${term}\s?(?:=|→|⇌|->|<->|=>)\s?${term}(?:\s?[+·×*/−-]\s?${term})*`;
const includes = new RegExp(String.raw`(?<=^|[\n.!?]\s*)((?:${alternatives(contextWords('includes'))})\s(?:[\p{L}]+\s){0,3}?)(?=[^\s]*[\p{Nd}=()])${formula}`, 'giu'); // prettier-ignore

/** Runs of lines that open with a mark or a number, two at least, as offsets of their lines. */
function listsOf(text: string): [from: number, to: number][][] {
  const lists: [number, number][][] = [];
  let isOpen = false;
  for (const match of text.matchAll(/[^\n]*(?:\n|$)/gu)) {
    if (match[0] === '') continue;
    if (/^\s*(?:[-*•‣◦▪·–—✓➤→]\s|\p{Nd}{1,2}[.)．、]\s?)\S/u.test(match[0])) {
      const line: [number, number] = [match.index, match.index + match[0].trimEnd().length];
      if (isOpen) lists.at(-1)!.push(line);
      else lists.push([line]);
      isOpen = true;
    } else if (match[0].trim() !== '') isOpen = false;
  }
  return lists.filter((list) => list.length > 1);
}
