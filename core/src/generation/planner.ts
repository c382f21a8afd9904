import type { Brief } from '../brief/brief.js';
import type { Storyboard } from '../storyboard/storyboard.js';
import type { CallOptions } from './call-options.js';

export interface Planner {
  plan(brief: Brief, options?: CallOptions): Promise<Storyboard>;
}
