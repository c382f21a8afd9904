import type { BriefDocument } from '@scenewright/core/brief';
import type { Greeting } from './asked-greeting.js';
import type { AskedOrder } from './asked-order.js';
import type { Exclusions } from './exclusions.js';
import type { Point } from './point.js';
import type { NumberFormat } from './scan/number-format.js';
import type { Wishes } from './wishes.js';

/** What a prompt says, and what it asks. */
export interface Reading {
  /** BCP-47 without region, of the content. */
  language: string;
  direction: 'ltr' | 'rtl';
  wishes: Wishes;
  order: AskedOrder;
  /** The clauses about the video, as written; they act and are never shown. */
  directions: string[];
  /** The clauses that say what not to mention, as written. */
  excluding: string[];
  exclusions: Exclusions;
  /** Whom the film greets, thanks or congratulates, where it is asked to. */
  greeting?: Greeting;
  /** What is to be shown and told, in the prompt's order. */
  points: Point[];
  /** The content as text, without directions and what is excluded. */
  text: string;
  /** What the prompt asks of the documents that come with it; acts, and is never shown. */
  requests?: string[];
  /** What the request says that the documents are about; '' when it does not say. */
  subject?: string;
  /** Tables written in the prompt itself. */
  tables: Extract<BriefDocument, { kind: 'table' }>[];
  format: NumberFormat;
}
