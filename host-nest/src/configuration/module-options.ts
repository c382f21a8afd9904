import type { Plan } from '@scenewright/core/billing';
import type { FootageMaker } from '@scenewright/core/footage';
import type { Logger } from 'pino';
import type { OwnerGreeting } from '../accounts/owner-greeting.js';
import type { LocalAssets } from '../assets/local-assets.js';
import type { InfographicMaker } from '../infographics/infographic-maker.js';
import type { InputFetcher } from '../inputs/input-fetcher.js';
import type { Studio } from '../studio/studio.js';
import type { Clock } from './clock.js';
import type { Configuration } from './configuration.js';

/**
 * What an application may set. Everything has a default that works: settings that are left out are those of an empty
 * environment (see README), parts that are left out are the real ones.
 */
export interface ScenewrightModuleOptions extends Partial<Configuration> {
  /** Makes the videos, in place of the real pipeline. It is closed with the application. */
  studio?: Studio;
  /** Fetches what requests name by address. */
  inputs?: InputFetcher;
  /** Plans infographics. */
  infographics?: InfographicMaker;
  /** Where inputs and recordings lie; those that nothing names any more are removed. */
  assets?: LocalAssets;
  /** Films the shots of videos; they are drawn when absent. */
  footage?: FootageMaker;
  /** Seconds that one clip may take; 15 minutes when absent. */
  footageDeadlineSeconds?: number;
  /** Seconds after which the work of a process that gives no sign any more goes to another; 30 when absent. */
  leaseSeconds?: number;
  plans?: readonly Plan[];
  logger?: Logger;
  now?: Clock;
  /** Called once, on the very first start, with the owner's key and sign-in link. They are not kept anywhere. */
  onOwner?: (owner: OwnerGreeting) => void;
}

/** What `forRoot` was given. */
export const MODULE_OPTIONS = Symbol('ScenewrightModuleOptions');
