import { findModel, shapeOf, shortestVideoSeconds } from '@scenewright/core';
import { wish, type Rule } from '../edit-state.js';
import { valueOf } from '../targets.js';

const shapes = [
  ['4:5', /\b4\s?[:x/]\s?5\b|\binstagram (?:feed|post)\b/u],
  [
    '9:16',
    /\b9\s?[:x/]\s?16\b|\b(?:vertical|portrait|tik ?tok|reels?|youtube shorts|shorts format|stor(?:y|ies) format|instagram story|phone)\b/u,
  ],
  ['1:1', /\b1\s?[:x/]\s?1\b|\bsquare\b/u],
  ['16:9', /\b16\s?[:x/]\s?9\b|\b(?:landscape|horizontal|widescreen|wide format|wide screen)\b/u],
] as const;
const about =
  /^(?:make|turn|change|switch|convert|set|use|put|give|want|resize|crop|adapt|render|in|for)\b|\b(?:aspect ratio|format|orientation)\b/u;

/** The shape of the picture. */
export const shape: Rule = ({ plain, text }, state) => {
  if (/⟦/u.test(text) || !about.test(plain) || /\b(?:scene|slide|title|image|photo|chart|font)\b/u.test(plain))
    return null;
  const wanted = shapes.find(([, pattern]) => pattern.test(plain))?.[0];
  if (!wanted) return null;
  if (state.brief.dimensions === null && shapeOf(state.brief) === wanted)
    return { refused: `The video is ${wanted} already.` };
  wish(state, 'aspectRatio', wanted);
  if (state.brief.dimensions !== null) wish(state, 'dimensions', null);
  return { done: `Shape changed to ${wanted}` };
};

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

const whole =
  /^(?:make|cut|trim|shorten|lengthen|extend|set|change|keep|turn|bring|reduce|speed|slow|double|halve|have|want|add|let|get|video|duration|length|\d)/u;

/** How long the whole is. */
export const duration: Rule = ({ plain, text }, state) => {
  if (/⟦/u.test(text) || !whole.test(plain)) return null;
  const isAbout =
    /\b(?:video|it|duration|length|clip|everything|film)\b/u.test(plain) ||
    /^(?:make|cut|trim|shorten|lengthen|extend|keep|\d+)\b(?: it)?(?: down)?(?: to)? ?\d|^\d+\D{1,10}(?:long|total)?$/u.test(
      plain,
    );
  if (!isAbout || /\b(?:scene|slide|title|music|text)\b/u.test(plain)) return null;
  const now =
    Object.values(state.sceneSeconds).reduce((sum, seconds) => sum + seconds, 0) || state.brief.durationSeconds;
  const asked = newLength(plain, now, (longer) => Math.round(now * (longer ? 0.25 : -0.25)));
  if (asked === null) return null;
  const most = findModel(state.brief.model)?.maxDurationSeconds ?? 120;
  const seconds = Math.round(asked * 10) / 10;
  if (seconds < shortestVideoSeconds || seconds > most)
    return { refused: `A video is from ${shortestVideoSeconds} to ${most} seconds long, not ${seconds}.` };
  wish(state, 'durationSeconds', seconds);
  for (const scene of state.storyboard.scenes) delete scene.seconds;
  return { done: `Length changed to ${seconds} seconds` };
};
