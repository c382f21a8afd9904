import type { Role } from './roles/role.js';
import type { Mentions } from './scan/scan.js';

/** Words in quotation marks of a point. */
export interface FoundQuote {
  text: string;
  start: number;
  end: number;
}

/** The smallest part of a prompt that says something by itself, with what stands in it. Offsets are into `text`. */
export interface Point extends Mentions {
  text: string;
  role: Exclude<Role, 'direction' | 'exclusion'>;
  kind: 'clause' | 'bullet' | 'heading' | 'code';
  /** The sentence it is a part of, as written. */
  sentence: string;
  /** Points of one sentence share it; it counts up. */
  sentenceIndex: number;
  /** Points of one paragraph or list share it. */
  group: number;
  quotes: FoundQuote[];
  /** The line or words before a colon that it stands under; '' when there is none. */
  heading: string;
  /** A bullet's or an inline enumeration's own number. */
  ordinal?: number;
  /** Whether it is numbered as a step: "Step 2: …". */
  isStep?: true;
  /** What opens its text from an earlier clause of its sentence, where its own verb had no subject. */
  subject?: string;
  /** What it is told of, where its own words name nothing: the question that it answers, the occasion of a bare date. */
  of?: string;
  /** Of "[x]" and "[ ]". */
  checked?: boolean;
  /** The language after the fence of a code block. */
  fence?: string;
}
