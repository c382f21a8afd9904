import { defaultPriceBook, type PriceBook } from './price-book.js';
import { wholeUp, type CoveredPart } from './quote.js';

export interface EditWork {
  model: string;
  /** Seconds of the scenes with new words, pictures or voice. */
  renewedSeconds: number;
  /** Seconds of the scenes that only look different. */
  restyledSeconds: number;
  /** Seconds of clips that were filmed again. */
  footageSeconds?: number;
  aiVideo?: 'auto' | 'on' | 'off' | 'full';
  /** Sounds and films that were fetched from platforms. */
  socialImports?: number;
  /** Whether the edit changed anything at all: what led to nothing costs nothing. */
  changed: boolean;
  covered?: readonly CoveredPart[];
}

/**
 * Whole credits of an edit: what it made again, by the second; a change of looks alone costs a share of that
 * (interface 4.4). An edit that changed something costs at least `edit.minimum`, and has no other minimum.
 */
export function editCredits(work: EditWork, book: PriceBook = defaultPriceBook): number {
  if (!work.changed) return 0;
  const rate = book.perSecond[work.model];
  if (rate === undefined) throw new RangeError(`the model ${work.model} has no price by the second`);
  const covered = new Set(work.covered);
  const factor = work.aiVideo === 'full' ? (book.fullFootageFactor[work.model] ?? 1) : 1;
  const drawing = work.renewedSeconds + work.restyledSeconds * book.edit.restyledShare;
  const footage = covered.has('footage') ? 0 : (work.footageSeconds ?? 0) * book.footagePerSecond * factor;
  const imports = (work.socialImports ?? 0) * book.socialAudioImport;
  if (covered.has('generation')) return wholeUp(footage + imports);
  return Math.max(book.edit.minimum, wholeUp(drawing * rate + footage)) + imports;
}
