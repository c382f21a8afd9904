import { valueOf } from './parts/targets.js';

const unit = '(s|sec|secs|seconds?|m|min|mins|minutes?)';
const amount = new RegExp(
  `(?<![\\p{L}\\p{N}:])(\\d+(?:[.,]\\d+)?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|half)[ -]?${unit}(?![\\p{L}])`,
  'u',
);

/** Seconds in "12 seconds", "1.5 min", "half minute"; null when there are none. */
export function secondsIn(plain: string): number | null {
  const found = amount.exec(plain);
  if (!found) return null;
  const number =
    found[1] === 'half' ? 0.5 : /^[a-z]/u.test(found[1]!) ? valueOf(found[1]!) : Number(found[1]!.replace(',', '.'));
  return number * (found[2]!.startsWith('m') ? 60 : 1);
}

/** Seconds after "longer by 3 seconds", "twice as long", "8 seconds", "shorter"; null for no change of length. */
export function newLength(plain: string, current: number, step: (longer: boolean) => number): number | null {
  const seconds = secondsIn(plain);
  const longer = /\b(?:longer|lengthen|extend|slower|slow|hold|more time)\b/u.test(plain);
  const shorter = /\b(?:shorter|shorten|trim|cut|faster|speed|quicker|tighter|briefer|less time)\b/u.test(plain);
  if (/\btwice as long\b|\bdouble\b/u.test(plain)) return current * 2;
  if (/\bhalf as long\b|\bhalve\b|\bhalf (?:length|time|duration)\b|\bby half\b|\bin half\b/u.test(plain))
    return current / 2;
  if (seconds !== null) {
    const isStep =
      /\bby\b|\bmore\b|\bless\b|\b(?:longer|shorter)\b|\banother\b|\bextra\b|\badd\b|\boff\b/u.test(plain) &&
      !/\bto\b/u.test(plain);
    if (!isStep) return seconds;
    return current + (shorter || /\b(?:less|off)\b/u.test(plain) ? -seconds : seconds);
  }
  if (longer === shorter) return null;
  return current + step(longer);
}
