import { exclusionsOf } from './exclusions.js';
import { directionOf } from './language.js';
import type { Point } from './point.js';
import type { Reading } from './reading.js';
import { numberFormatOf } from './scan/number-format.js';

/** Data in braces is shown as what it is. */
export const isCode = (text: string): boolean => /^\s*[[{][\s\S]*[\]}]\s*$/.test(text);

export function readCode(code: string, language: string): Reading {
  const nothing = { contacts: [], times: [], dates: [], figures: [], spelled: [], places: [], quotes: [] };
  const point: Point = {
    ...nothing,
    ...{
      text: code.trim(),
      role: 'content',
      kind: 'code',
      sentence: code.trim(),
      sentenceIndex: 0,
      group: 1,
      heading: '',
    },
  };
  return {
    ...{
      language,
      direction: directionOf(language),
      wishes: { look: [] },
      order: { first: [], last: [] },
      directions: [],
      points: [point],
      text: '',
    },
    ...{ tables: [], format: numberFormatOf('', language), exclusions: exclusionsOf([], language), excluding: [] },
  };
}
