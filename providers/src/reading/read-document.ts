import { cleanText } from './clean-text.js';
import { asPrinted } from './typed-forms.js';
import { isExcluded } from './exclusions.js';
import { detectLanguage } from './language.js';
import { pointsOf } from './points-of.js';
import type { Reading } from './reading.js';
import { numberFormatOf } from './scan/number-format.js';
import type { ShownText } from './shown-text.js';

/** A document's points. Nothing in it is a direction; what the prompt excludes is left out of it too. */
export function readDocument(text: string, { exclusions, language }: Reading): Pick<Reading, 'language' | 'points'> {
  const cleaned = asPrinted(cleanText(text));
  const own = detectLanguage(cleaned, language);
  const format = numberFormatOf(cleaned, own);
  const whole: ShownText = { text: cleaned, spans: [{ from: 0, to: cleaned.length, role: 'content' }] };
  const points = pointsOf(whole, own, format);
  return {
    language: own,
    points: points.filter((point) => !isExcluded(`${point.heading} ${point.text}`, point, exclusions)),
  };
}
