import { isDeniedWord } from './denied.js';
import type { Hit } from './hit.js';
import type { Keywords } from './keywords.js';

/** A stretch of a text, and the pictures that it may mean. */
export interface Place {
  from: number;
  to: number;
  hits: readonly Hit[];
}

/** Nearly as sure as a longer word, where a word of one letter is known to end and to begin. */
const ofOneLetter = 0.97;
/** The 羽 of 12羽 and the 票 of 三票 say what is counted in, as the Korean 개 does. */
const numeral = /[\p{Nd}〇一二三四五六七八九十百千万两兩几幾数數半]\s?$/u;

const inKatakana = /^[\p{sc=Kana}ー]{2}$/u;

/** Without spaces between words the longest keywords that stand in the text are its words. */
export function placesInUnspaced(text: string, language: string, keywords: Keywords): Place[] {
  const { alone, ends } = segmentsOf(text, language);
  const places: Place[] = [];
  for (let at = 0; at < text.length; at += 1)
    for (let length = Math.min(8, text.length - at); length >= 1; length -= 1) {
      const found = keywords.get(text.slice(at, at + length));
      // A word goes on behind it and means something else: the bath of 風呂敷 is a cloth. What ends a compound says what it is.
      if (!found || !ends.has(at + length)) continue;
      // The バー of レバー is no bar.
      if (length <= 2 && inKatakana.test(text.slice(Math.max(0, at - 1), at + 1))) continue;
      if (length === 1 && (found[0]!.score < 0.9 || !alone.has(at) || numeral.test(text.slice(Math.max(0, at - 2), at)))) continue; // prettier-ignore
      if (isDeniedWord(text, at, at + length, language)) {
        at += length - 1;
        break;
      }
      const factor = length === 1 ? ofOneLetter : 1;
      places.push({ from: at, to: at + length, hits: found.map(({ name, score }) => ({ name, score: score * factor })) }); // prettier-ignore
      at += length - 1;
      break;
    }
  return places;
}

/** Where one letter is a word of its own (the 鸡 of 鸡蛋 is no chicken), and where words end. */
function segmentsOf(text: string, language: string): { alone: ReadonlySet<number>; ends: ReadonlySet<number> } {
  const parts = [...new Intl.Segmenter(language, { granularity: 'word' }).segment(text)];
  return {
    alone: new Set(parts.flatMap(({ segment, index }) => (segment.length === 1 ? [index] : []))),
    ends: new Set(parts.map(({ segment, index }) => index + segment.length)),
  };
}
