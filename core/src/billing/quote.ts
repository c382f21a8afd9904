import { resolutionHolding, type Resolution } from '../canvas/canvas.js';
import type { Size } from '../canvas/size.js';
import { defaultPriceBook, type PriceBook } from './price-book.js';

/** Parts of a job that an account's own provider key can cover, which then cost nothing (interface 5.6). */
export type CoveredPart = 'generation' | 'footage' | 'enhancement';

export interface QuoteSubject {
  model: string;
  durationSeconds: number;
  aiVideo: 'auto' | 'on' | 'off' | 'full';
  enhancePrompt: boolean;
  /** Audio links to video and social platforms, which a vendor fetches. */
  socialAudioImports: number;
  /** The MP4 that is asked for; null when none is. */
  render: { resolution: Resolution } | null;
  covered?: readonly CoveredPart[];
}

export interface Quote {
  /** Whole credits. */
  credits: number;
  /** Whole minutes; null when no MP4 is asked for. */
  exportMinutes: number | null;
}

/** What a job is expected to cost, known before anything is fetched or made. Interface 2.2. */
export function quote(subject: QuoteSubject, book: PriceBook = defaultPriceBook): Quote {
  return {
    credits: generationCredits(
      {
        ...subject,
        seconds: subject.durationSeconds,
        footageSeconds: subject.durationSeconds * book.estimatedFootageShare[subject.aiVideo],
        completed: true,
      },
      book,
    ),
    exportMinutes: subject.render ? exportMinutes(subject.durationSeconds, subject.render.resolution, book) : null,
  };
}

export interface WorkDone {
  model: string;
  /** Seconds of committed scenes. */
  seconds: number;
  footageSeconds: number;
  aiVideo: 'auto' | 'on' | 'off' | 'full';
  enhancePrompt: boolean;
  socialAudioImports: number;
  /** Only a completed job has a minimum (decisions, fine point 9). */
  completed: boolean;
  covered?: readonly CoveredPart[];
}

/** Whole credits for work that was done: the sum of its parts, rounded up once for the job. */
export function generationCredits(work: WorkDone, book: PriceBook = defaultPriceBook): number {
  const covered = new Set(work.covered);
  const rate = book.perSecond[work.model];
  const flat = book.flat[work.model];
  if (rate === undefined && flat === undefined) throw new RangeError(`no price for the model ${work.model}`);

  const began = work.seconds > 0 || work.completed;
  const generation = covered.has('generation') ? 0 : rate === undefined ? (began ? flat! : 0) : work.seconds * rate;
  const factor = work.aiVideo === 'full' ? (book.fullFootageFactor[work.model] ?? 1) : 1;
  // A single-scene model draws by code alone: it has no footage to pay.
  const footage =
    covered.has('footage') || rate === undefined ? 0 : work.footageSeconds * book.footagePerSecond * factor;
  const enhancement = work.enhancePrompt && !covered.has('enhancement') ? book.enhancePrompt : 0;
  const total = wholeUp(generation + footage + enhancement + work.socialAudioImports * book.socialAudioImport);
  const hasMinimum = work.completed && rate !== undefined && !covered.has('generation');
  return hasMinimum ? Math.max(book.multiSceneMinimum, total) : total;
}

/** Whole minutes that an MP4 of this length uses; exact dimensions count as the resolution that holds them. */
export function exportMinutes(seconds: number, size: Resolution | Size, book: PriceBook = defaultPriceBook): number {
  const resolution = typeof size === 'string' ? size : resolutionHolding(size);
  return Math.max(1, wholeUp(seconds / 60)) * book.exportFactor[resolution];
}

/** Up to the next whole number, but not for an excess that only binary fractions make (0.3 × 10). */
export const wholeUp = (value: number): number => Math.ceil(Number(value.toFixed(6)));
