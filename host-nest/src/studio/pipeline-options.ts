import type { Editor } from '@scenewright/core/edit';
import type { FootageMaker } from '@scenewright/core/footage';
import type { Planner } from '@scenewright/core/generation';
import type { PromptEnhancer } from '@scenewright/providers';
import type { Logger } from 'pino';
import type { LocalAssets } from '../assets/local-assets.js';
import type { Tracing } from '../tracing/tracing.js';

export interface PipelineOptions {
  planner: Planner;
  /** Makes prompts fuller (interface 4.2); by rules when absent. */
  enhance?: PromptEnhancer;
  /** Works changes in words in; the rules when absent. Quotes are made by the rules alone, which answer at once. */
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
