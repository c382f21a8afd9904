import type { FoundFigure } from './figures.js';
import type { FoundTime } from './times.js';

const ofThree = /^(\p{Nd}{1,3}):(\p{Nd}{2}):(\p{Nd}{2})$/u;
const ofTwo = /^(\p{Nd}{1,3}):(\p{Nd}{2})$/u;
/** No clock says it: more than 23 hours. */
const isLong = (text: string): boolean => Number(ofTwo.exec(text)?.[1] ?? 0) > 23;

/**
 * Lengths of time that are written as a clock writes hours: "1:04:38", and "3:58" beside one. What has seconds was
 * stopped, so that what stands in the same text was too.
 * @returns the times that stay, and the others as figures in hours
 */
export function partTimings(times: readonly FoundTime[]): { times: FoundTime[]; timings: FoundFigure[] } {
  if (!times.some(({ text }) => ofThree.test(text) || isLong(text))) return { times: [...times], timings: [] };
  const timings = times.filter(({ text }) => ofThree.test(text) || ofTwo.test(text));
  return { times: times.filter((time) => !timings.includes(time)), timings: timings.map(figureOf) };
}

function figureOf({ text, start, end }: FoundTime): FoundFigure {
  const [first = 0, second = 0, third = 0] = text.split(':').map(Number);
  const figure = { value: first, magnitude: first + second / 60 + third / 3600, display: text, prefix: '', suffix: text.slice(String(text.split(':')[0]).length), decimals: 0, unit: 'h' }; // prettier-ignore
  return { figure, start, end, kind: 'measure' };
}
