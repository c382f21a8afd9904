import type { WordTime } from '../assets/assets.js';
import type { Cue } from '../storyboard/storyboard.js';

/** Seconds of each cue's element, from the start of the recording. Cues whose words are not spoken are left out. */
export function cueSeconds(cues: readonly Cue[], words: readonly WordTime[]): Record<string, number> {
  return Object.fromEntries(Object.entries(spokenSpans(cues, words)).map(([element, { start }]) => [element, start]));
}

/** As `cueSeconds`, with the end of the words. */
export function spokenSpans(
  cues: readonly Cue[],
  words: readonly WordTime[],
): Record<string, { start: number; end: number }> {
  const spoken = plainText(words);
  const taken = new Set<number>();
  const found: Record<string, { start: number; end: number }> = {};
  for (const { element, phrase } of cues) {
    const wanted = plain(phrase);
    if (wanted === '') continue;
    const places = placesOf(wanted, spoken.text);
    const atWord = places.filter((place) => spoken.starts.has(place));
    const whole = atWord.filter((place) => spoken.starts.has(place + wanted.length));
    const best = [whole, atWord, places].find((each) => each.length > 0) ?? [];
    // Two cues with the same words ("24%" and "24%") mean two places when there are two.
    const place = best.find((each) => !taken.has(each)) ?? best[0];
    if (place === undefined) continue;
    taken.add(place);
    const last = place + wanted.length - 1;
    found[element] = {
      start: timeInWord(words, place, spoken.wordAt, 0),
      end: timeInWord(words, last, spoken.wordAt, 1),
    };
  }
  return found;
}

/** A phrase may begin and end inside a word where no spaces are set; its time lies in proportion. */
function timeInWord(words: readonly WordTime[], place: number, wordAt: readonly number[], after: 0 | 1): number {
  const index = wordAt[place]!;
  const word = words[index]!;
  const first = wordAt.indexOf(index);
  const length = wordAt.lastIndexOf(index) - first + 1;
  return word.start + ((place + after - first) / length) * (word.end - word.start);
}

function placesOf(wanted: string, text: string): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) places.push(at);
  return places;
}

/** Letters and digits alone, in lower case, without marks, digits of every script as 0 to 9. */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{Nd}/gu, (digit) => String(digitValue(digit)))
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** Decimal digits stand in Unicode in runs of ten from zero to nine. */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0)!;
  if (code < 0x80) return code - 0x30;
  let run = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - run - 1))) run += 1;
  return run % 10;
}

function plainText(words: readonly WordTime[]): { text: string; wordAt: number[]; starts: Set<number> } {
  let text = '';
  const wordAt: number[] = [];
  const starts = new Set<number>();
  for (const [index, word] of words.entries()) {
    const letters = plain(word.text);
    if (letters !== '') starts.add(text.length);
    text += letters;
    for (let unit = 0; unit < letters.length; unit++) wordAt.push(index);
  }
  starts.add(text.length);
  return { text, wordAt, starts };
}
