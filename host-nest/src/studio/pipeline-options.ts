import type { Editor } from '@scenewright/core/edit';
import type { FootageMaker } from '@scenewright/core/footage';
import type { Planner } from '@scenewright/core/generation';
import type { AskedLength, PromptEnhancer } from '@scenewright/providers';
import type { Logger } from 'pino';
import type { LocalAssets } from '../assets/local-assets.js';
import type { LengthQuestion } from '../planning-threads/planning-work.js';
import type { Tracing } from '../tracing/tracing.js';

export interface PipelineOptions {
  planner: Planner;
  /** Makes prompts fuller (interface 4.2); by rules when absent. */
  enhance?: PromptEnhancer;
  /** Which length the prompt asks for: reading one takes a second of a processor, which the event loop has not. */
  askedLength(question: LengthQuestion, call: { signal?: AbortSignal }): Promise<AskedLength>;
  /** Works changes in words in by the rules, beside the event loop too. It quotes what a change costs, whatever `editor` is. */
  rules: Editor;
  /** Works changes in words in instead of the rules. */
  editor?: Editor;
  /** Lasts: the assets of every video that may be rendered again. */
  assets: LocalAssets;
  /** Browser, bundle, segments; may be emptied while the server is down. */
  cacheRoot: string;
  /** A Chromium headless shell in place of the one that comes along. */
  browser?: string | null;
  /** Films the shots of videos; they are drawn when absent. Footage is priced the same. */
  footage?: FootageMaker;
  /** Seconds that one clip may take; 15 minutes when absent. */
  footageDeadlineSeconds?: number;
  logger?: Logger;
  tracing?: Tracing;
}
