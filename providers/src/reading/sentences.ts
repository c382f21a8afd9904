import { lexiconOf, wordPattern } from '../planner/words/lexicon.js';
import { unspacedLetter } from '@scenewright/core/language';
import { findContacts } from './scan/contacts.js';
import { monthsOf } from './scan/dates.js';
import { keptPattern } from '../languages/lazily.js';
import { alternatives } from '../languages/any-word.js';
import type { ContextWords } from '../languages/context-words.js';
import { packOf } from '../languages/registry.js';
import { traitsOf } from '../languages/traits-of.js';

/** A run of text that belongs together: a sentence, a bullet with its siblings, a heading, code. */
export interface Block {
  kind: 'sentence' | 'bullet' | 'heading' | 'code';
  text: string;
  /** Bullets of one list share it; sentences of one paragraph too. */
  group: number;
  /** The bullet's own number ("2." → 2), when it has one. */
  ordinal?: number;
  /** `true`/`false` for "[x]" and "[ ]". */
  checked?: boolean;
  /** Language named after the fence of a code block. */
  fence?: string;
}

const abbreviations = new Map<string, RegExp>();
/** What ends with a full stop without ending its sentence. */
function abbreviationOf(language: string): RegExp {
  const known = abbreviations.get(language);
  if (known) return known;
  const words = ['en', language].map((code) => packOf(code)?.context?.abbreviations ?? '').join(' ');
  // What is written small begins a line with a capital: "tel.", "Tel."; amid one, "little Max." is somebody.
  const first = words.replace(/(?<=^|\s)\p{Ll}/gu, (letter) => letter.toUpperCase());
  const made = new RegExp(`(?:(?:^|[\\s(-])(?:${alternatives(words)})|^\\s*(?:${alternatives(first)}))\\.$`, 'u');
  abbreviations.set(language, made);
  return made;
}

/** "…, Mühlweg 4.": behind a street the number is that of a house, and the dot ends the sentence. */
const endsAtDoor = (text: string): boolean => {
  const plain = text.replace(/\.$/u, '');
  return findContacts(plain).some(({ kind, end }) => kind === 'street' && end === plain.length);
};

/** "no. 1", "Nr. 5". */
const numero = /(?:^|[\s(])n(?:[ro]|os)\.$/iu;

/** Signs of the longest heading in a script without spaces. */
const longestUnspaced = 32;

/** Splits a cleaned prompt into blocks. Line breaks count only where they make lists, headings or paragraphs. */
export function splitBlocks(text: string, language: string): Block[] {
  const blocks: Block[] = [];
  let group = 0;
  let paragraph: string[] = [];
  const flush = (): void => {
    if (paragraph.length > 0) {
      group += 1;
      for (const said of linesOfCard(paragraph))
        for (const sentence of splitSentences(said, language)) blocks.push({ kind: 'sentence', text: sentence, group });
    }
    paragraph = [];
  };
  const lines = text.split('\n');
  let inBullets = false;
  /** Whether the last point of a list had no mark before it. */
  let isUnmarked = false;
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index]!.trim();
    const fence = /^```\s*([\w+#.-]*)/.exec(line);
    if (fence) {
      flush();
      const body: string[] = [];
      index += 1;
      while (index < lines.length && !lines[index]!.trim().startsWith('```')) body.push(lines[index++]!);
      const code = body.join('\n').trimEnd();
      if (code.trim())
        blocks.push({ kind: 'code', text: code, group: ++group, ...(fence[1] ? { fence: fence[1] } : {}) });
      inBullets = false;
      continue;
    }
    if (line === '') {
      flush();
      inBullets = false;
      continue;
    }
    // "North: 120" line by line is a list without marks.
    const pair = /^[^:：|]{1,40}[:：\t]\s*\S.{0,48}$/u;
    const isPair = (at: number): boolean =>
      pair.test(lines[at]?.trim() ?? '') &&
      /\p{Nd}/u.test(lines[at] ?? '') &&
      !/^\p{Nd}{1,2}[.)]/u.test(lines[at]!.trim());
    // "Oil for frying", the last of the lines of a recipe: what stands right under them is one of them, a number or not.
    const isOfList = isUnmarked && inBullets && isShortLine(line) && (endsHere(lines, index) || isDataLine(lines, index + 1)); // prettier-ignore
    if (isOfList || (isPair(index) && (isPair(index - 1) || isPair(index + 1))) || isDataLine(lines, index)) {
      flush();
      if (!inBullets) group += 1;
      inBullets = true;
      isUnmarked = true;
      // "Kuba Wręga 21": of a name in a row the number is how many, as behind a colon.
      blocks.push({ kind: 'bullet', text: line.replace(/\t/g, ': ').replace(nameAndNumber, '$1: $2'), group });
      continue;
    }
    const bullet =
      /^(?:([-*•‣◦▪·–—✓✔☑✅➤→]|\[[ xX✓]?\]|[-*]\s*\[[ xX✓]?\])\s+|(\p{Nd}{1,2})[.)．、]\s*)(?=\S)(.+)$/u.exec(line);
    if (bullet && !(bullet[2] && !/^\p{Nd}{1,2}[.)．、](?:\s+\S|\s*\D)/u.test(line))) {
      flush();
      if (!inBullets) group += 1;
      inBullets = true;
      isUnmarked = false;
      const box = /\[([ xX✓]?)\]/u.exec(bullet[1] ?? '');
      blocks.push({
        kind: 'bullet',
        text: bullet[3]!.trim(),
        group,
        ...(bullet[2] ? { ordinal: Number(bullet[2]) } : {}),
        ...(box ? { checked: box[1] !== ' ' && box[1] !== '' } : {}),
      });
      continue;
    }
    inBullets = false;
    const hashed = /^#{1,6}\s+(.+?)\s*#*$/.exec(line);
    const next = lines[index + 1]?.trim() ?? '';
    const before = lines[index - 1]?.trim() ?? '';
    const alone =
      line.length <= 70 &&
      !/[.!?。！？…,;]$/u.test(line) &&
      // "We open in May. Contact: 0322 481560": a sentence and more is no heading.
      !/\p{Ll}{3}[.!?]\s+\p{Lu}|[。！？]\S/u.test(line) &&
      // Neither is a row, nor so many signs of a script in which each is a syllable or a word.
      !/(?:[,，、،].*){3}/u.test(line) &&
      (!unspacedLetter.test(line) || [...line].length <= longestUnspaced) &&
      lines.length > 1 &&
      next !== undefined &&
      ((next === '' && index < lines.length - 1) ||
        /^([-*•]|\p{Nd}{1,2}[.)])\s/u.test(next) ||
        isPair(index + 1) ||
        // "Greta Vale and Owen Marsh | open their tea room" goes on.
        (index === 0 && next !== '' && !goesOn(line, next, lines[index + 2]?.trim() ?? '')) ||
        // A short line above a sentence, after a blank one.
        (before === '' && line.split(/\s+/).length <= 5 && /^[\p{Lu}\p{N}]/u.test(next) && /[.!?。]/u.test(next)));
    if (hashed || (alone && paragraph.length === 0)) {
      flush();
      blocks.push({ kind: 'heading', text: (hashed?.[1] ?? line).replace(/[:：]$/u, ''), group: ++group });
      continue;
    }
    // "Ingredients: 6 lamb shanks, …": a label with a row behind it begins anew on its line.
    if (paragraph.length > 0 && /^\p{Lu}[^.:!?：]{1,28}[:：]\s+[^,，、]+[,，、]/u.test(line) && !/[,;:、，]$/u.test(paragraph.at(-1)!)) flush(); // prettier-ignore
    paragraph.push(line);
  }
  flush();
  return blocks;
}

/** Whether the first line of a card is the beginning of a sentence that the next one ends. */
const goesOn = (line: string, next: string, after: string): boolean => /^\p{Lu}/u.test(line) && /\p{Ll}/u.test(line) && /^\p{Ll}/u.test(next) && after !== ''; // prettier-ignore

/** A card has lines of at most so many characters; what is longer is a text that was wrapped. */
const longestCardLine = 60;

/**
 * The sentences of a paragraph. On a card (three short lines or more, most without a mark at their end) each line that
 * begins anew is one; of any other text the line breaks say nothing.
 */
function linesOfCard(lines: readonly string[]): string[] {
  const open = lines.filter((line) => !/[.!?。！？…,;:、，]$/u.test(line)).length;
  const isCard =
    lines.length >= 3 && lines.every((line) => line.length <= longestCardLine) && open >= lines.length * 0.7;
  if (!isCard) return [lines.join(' ')];
  return lines.reduce<string[]>((said, line) => {
    // What begins small goes on, where the others begin with a capital.
    if (said.length > 0 && /^\p{Ll}/u.test(line) && /^\p{Lu}/u.test(lines[0]!))
      return [...said.slice(0, -1), `${said.at(-1)} ${line}`];
    return [...said, line];
  }, []);
}

/** A name of two words or three, each with a capital, and a bare number. */
const nameAndNumber = /^((?:\p{Lu}[\p{L}\p{M}.’'-]*\s){1,2}\p{Lu}[\p{L}\p{M}.’'-]*)\s(\p{Nd}[\p{Nd}.,\u00a0]*)$/u;

/** Whether nothing stands under a line, and what comes after the gap does not go on with it: "Hybrids (…): £880". */
const endsHere = (lines: readonly string[], index: number): boolean =>
  (lines[index + 1] ?? '').trim() === '' && !/^\s*[:,;–—€$£¥\p{Nd}]/u.test(lines.slice(index + 1).find((line) => line.trim() !== '') ?? ''); // prettier-ignore
const isShortLine = (line: string): boolean => line.split(/\s+/u).length <= 5 && !/[.!?。！？…,;:：]$/u.test(line); // prettier-ignore

/** "Jan 92", "Feb 71", "Mar 64": three or more short lines in a row that each hold a figure and end without a mark. */
function isDataLine(lines: readonly string[], index: number): boolean {
  const holds = (at: number): boolean => {
    const line = lines[at]?.trim() ?? '';
    const short = line.length <= 60 && line.split(/\s+/u).length <= 9;
    return short && /\p{Nd}/u.test(line) && /\p{L}/u.test(line) && !/[.!?。！？,;:、，]$/u.test(line) && !/^(?:[-*•]|\p{Nd}{1,2}[.)])\s/u.test(line); // prettier-ignore
  };
  if (!holds(index)) return false;
  let [from, to] = [index, index];
  while (index - from < 2 && holds(from - 1)) from -= 1;
  while (to - index < 2 && holds(to + 1)) to += 1;
  return to - from >= 2;
}

/** Characters of the longest sentence that is read whole; what is longer is no sentence. */
const longestSentence = 500;

/**
 * A text in pieces of at most `most` characters, cut after a sentence, else a comma, else a space. Segmenters
 * hold a copy of their input for each segment, so a text without end must never reach one whole.
 */
function windows(text: string, most: number): string[] {
  const pieces: string[] = [];
  let from = 0;
  while (text.length - from > most) {
    const piece = text.slice(from, from + most);
    const cut =
      Math.max(piece.lastIndexOf('. '), piece.lastIndexOf('。'), piece.lastIndexOf('! '), piece.lastIndexOf('? ')) + 1;
    const soft = cut > most / 4 ? cut : Math.max(piece.lastIndexOf(', '), piece.lastIndexOf('、')) + 1;
    const hard = soft > most / 4 ? soft : piece.lastIndexOf(' ') + 1;
    let length = hard > most / 4 ? hard : most;
    // Never between the halves of one character.
    if (/[\ud800-\udbff]$/.test(text.slice(from, from + length))) length -= 1;
    pieces.push(text.slice(from, from + length));
    from += length;
  }
  pieces.push(text.slice(from));
  return pieces;
}

/** “I close early. | It just works.”: what somebody says is of one piece, as long as it is no speech. */
function isOpenQuotation(before: string, part: string, behind: readonly string[]): boolean {
  const rest = [part, ...behind].join('');
  // „…“: the mark that closes in German opens in English.
  const isLow = before.includes('„');
  const closing = rest.search(isLow ? /["“”]/u : /["”»」』]/u);
  if (closing < 0 || before.length + closing >= longestQuotation) return false;
  const count = (text: string, marks: RegExp): number => (text.match(marks) ?? []).length;
  if (isLow) return count(before, /„/gu) > count(before, /["“”]/gu);
  const isOpen = count(before, /["]/gu) % 2 === 1 || count(before, /[“„«「『]/gu) > count(before, /[”»」』]/gu);
  return isOpen && before.search(/["“„«「『]/u) >= 0;
}
const longestQuotation = 320;
/** Sentences of a quotation at most. */
const mostQuoted = 8;

/** "T. Garrow", "by J. R. R. Tolkien": the first letter of a name, behind a mark, a small word or a name, before a word that begins no sentence. */
function isInitial(last: string, part: string, language: string): boolean {
  const initial = /(?:^|(\S+)?\s|["“„«(])\p{Lu}\.$/u.exec(last);
  const [name] = /^\p{Lu}(?:\p{Ll}[\p{L}’'-]+|\.)/u.exec(part) ?? [];
  if (!initial || !name) return false;
  const before = initial[1];
  // Every noun has a capital in German: "Plan B. Danach …".
  const leads = before === undefined || /[,:;–—&"”»]$/u.test(before) || /^\p{Ll}{1,4}$/u.test(before) || (language !== 'de' && /^\p{Lu}/u.test(before)); // prettier-ignore
  return leads && !['en', language].some((code) => beginsSentence(name, packOf(code)?.context));
}

/** "… mit Anruf 6. Der Anruf kostet …": behind the place of something stands a name or a month, and no article with a capital. */
const opensAnew = (part: string, language: string): boolean => {
  const [first] = /^\s*\p{Lu}[\p{L}\p{M}]*/u.exec(part) ?? [];
  const { context, prompts } = packOf(language) ?? {};
  // "… Birkenring 5. Um 18 Uhr …": no name begins with a preposition.
  const leads = prompts?.clauses.leading?.split(' ') ?? [];
  const isPronoun =
    first !== undefined && wordPattern(lexiconOf(language).pronoun, language, 'whole').test(first.trim());
  return first !== undefined && (isPronoun || beginsSentence(first.trim(), context) || leads.includes(first.trim().toLowerCase())); // prettier-ignore
};

/** "Nachwuchs ab 16. Übung jeden Dienstag": from which number on, behind which no month stands. */
function isFrom(last: string, part: string, language: string): boolean {
  const words = packOf(language)?.context?.fromNumber;
  if (!words || !keptPattern(`(?:^|\\s)(?:${alternatives(words)})\\s\\p{Nd}{1,2}\\.$`).test(last)) return false;
  const [first] = /(?<=^\s*)\p{Lu}\p{L}*/u.exec(part) ?? [];
  return first !== undefined && !monthsOf(language).has(first.toLowerCase());
}

/** "Krankentage 61. Das Essen …", where "Omas 80. Geburtstag" is somebody's: behind a noun, a number that no day has counts. */
function isCount(last: string, part: string): boolean {
  const [, before = '', number = ''] = /(?:^|\s)(\S+)\s(\p{Nd}{2})\.$/u.exec(last) ?? [];
  return Number(number) > mostDays && /^\s*\p{Lu}/u.test(part) && /^\p{Lu}\p{L}*[^s’'\P{L}]$/u.test(before);
}
const mostDays = 31;

const beginsSentence = (word: string, { common = '', begins = '' }: ContextWords = {}): boolean =>
  `${common} ${begins}`.split(' ').includes(word.toLowerCase());

export function splitSentences(text: string, language: string): string[] {
  const parts = windows(text, 2000)
    .flatMap((window) =>
      [...new Intl.Segmenter(language, { granularity: 'sentence' }).segment(window)].map((piece) => piece.segment),
    )
    // The standard's rules keep "… AI. 3 out of 4" together; a full stop before a figure ends a sentence too.
    .flatMap((piece) =>
      piece.split(
        /(?<=(?:[\p{L}\p{N}%)"”»'’]{2}|\p{N}\.\p{N}+|\p{N}\s\p{L}|-\p{L}|[€$£¥₹%])[.!?]["”»]?\s+)(?=[\p{N}$€£¥₹"“«])/u,
      ),
    )
    // "… shakshuka for 2. 1 onion": where no dot makes a place in an order of a number, it ends a sentence behind a single one, too.
    .flatMap((piece) =>
      traitsOf(language).ordinalDots ? [piece] : piece.split(/(?<=\p{L}\s\p{N}\.\s+)(?=\p{N}\P{N}*\p{L})/u),
    )
    // In chats a sentence begins small: "… ice free. the ferry goes at 9", "flight 2 h 10. a bus meets it".
    .flatMap((piece) => piece.split(/(?<=(?:\p{L}{2}|\p{Nd}\p{L}?|[%€$£¥)”"»])[.!?])\s+(?=\p{Ll}(?:\p{Ll}|\s\p{L}))/u))
    .flatMap((piece) => windows(piece, longestSentence));
  const abbreviation = abbreviationOf(language);
  const joined: string[] = [];
  for (const [at, part] of parts.entries()) {
    const last = joined[joined.length - 1];
    const short =
      last !== undefined &&
      (isOpenQuotation(last, part, parts.slice(at + 1, at + mostQuoted)) ||
        // "(ruby!) from all of us": a mark in brackets ends nothing.
        (/[!?]\)\s*$/u.test(last) && /^\s*\p{Ll}/u.test(part)) ||
        abbreviation.test(last.trimEnd()) ||
        isInitial(last.trimEnd(), part.trimStart(), language) ||
        (numero.test(last.trimEnd()) && /^\s*\p{Nd}/u.test(part)) ||
        /^\s*\p{Nd}{1,2}\.$/u.test(last.trimEnd()) ||
        (traitsOf(language).ordinalDots &&
          /(?:^|[\s.])\p{Nd}{1,2}\.$/u.test(last.trimEnd()) &&
          !isCount(last.trimEnd(), part) &&
          !isFrom(last.trimEnd(), part, language) &&
          !endsAtDoor(last.trimEnd()) &&
          !opensAnew(part, language)) ||
        (/^[\s]*\p{Ll}/u.test(part) && /\.\s*$/u.test(last) && abbreviation.test(last.trimEnd())));
    // What parted two of them may have taken the space.
    if (short)
      joined[joined.length - 1] = /\s$/u.test(last) || !/^\p{Ll}/u.test(part) ? last + part : `${last} ${part}`;
    else joined.push(part);
  }
  return joined
    .map((sentence) => sentence.replace(/\s+/g, ' ').trim())
    .filter((sentence) => /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(sentence));
}
