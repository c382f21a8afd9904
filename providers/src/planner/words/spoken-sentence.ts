import { fullStop } from '../../languages/marks.js';
import { tidy } from './headline.js';
import type { Phrases } from './phrases.js';

/** A language and its phrases. */
interface Wording {
  language: string;
  phrases: Phrases;
}

const unspaced = (language: string): boolean => ['ja', 'zh', 'th'].includes(language);

/** A text that ends as a sentence does. */
export function asSpoken(text: string, language: string): string {
  const end = /([!?！？؟])[\s"”»]*$/u.exec(text.trim())?.[1];
  const plain = tidy(text.replace(/https?:\/\/(?:www\.)?/gi, ''))
    .replace(/\s*[•·|]\s*/gu, ', ')
    .replace(/[*_#`~<>{}[\]\\]+/g, ' ')
    .replace(/[\p{Extended_Pictographic}\u{fe0f}]/gu, (mark) => (/[\p{N}#*©®™]/u.test(mark) ? mark : ' '))
    .replace(/\s+/g, ' ')
    .trim();
  if (!/[\p{L}\p{N}]/u.test(plain)) return '';
  return /[.!?。！？؟।]$/u.test(plain) ? plain : plain + (end ?? fullStop(language));
}

/** "a, b and c" in the language. */
export function enumerate(items: string[], reading: Wording): string {
  if (items.length < 2) return items.join('');
  const comma = unspaced(reading.language) ? '、' : reading.language === 'ar' ? '، ' : ', ';
  const { and } = reading.phrases;
  const last = items[items.length - 1]!;
  if (!and) return items.join(comma);
  const joiner = unspaced(reading.language)
    ? comma
    : reading.language === 'ar' || reading.language === 'he'
      ? ` ${and}`
      : ` ${and} `;
  return `${items.slice(0, -1).join(comma)}${joiner}${last}`;
}
