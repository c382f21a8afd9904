import type { FetchedInputs } from '@scenewright/core/brief';
import type { Size } from '@scenewright/core/canvas';
import { ServiceError, type Warning } from '@scenewright/core/errors';
import {
  applySettings,
  checkSettings,
  infographicBrief,
  infographicTimeline,
  settingsSchema,
  type Infographic,
  type InfographicBrief,
  type SettingsSchema,
  type SettingsValues,
} from '@scenewright/core/infographics';
import { stylePacks } from '@scenewright/core/style';
import type { Timeline } from '@scenewright/core/timeline';
import { editInfographic } from '@scenewright/providers';
import { InvalidRequest } from '../inputs/input-error.js';
import type { CheckedRequest } from '../studio/video-request.js';
import type { MakeOptions } from '../studio/studio-options.js';
import { checkInfographicOrder, checkInfographicRender, type InfographicOrder } from './infographic-request.js';

/** A graphic that is planned and laid out, before any frame of it: what a version is at the service (interface 2.8). */
export interface PlannedInfographic {
  graphic: Infographic;
  /** Pixels; a render may have others. */
  dimensions: Size;
  /** Seconds. */
  duration: number;
  /** The keys that `settingsValues` of a render takes. */
  settingsSchema: SettingsSchema;
  /** What was left out, or not understood. */
  warnings: Warning[];
}

/** Interface 4.7. */
export interface InfographicRenderOptions extends Omit<MakeOptions, 'seed'> {
  settingsValues?: SettingsValues;
  /** Pixels; those of the plan when absent. */
  dimensions?: Size;
  /** 1 to 60; 30 when absent. Another one changes how smooth it moves, not how long. */
  fps?: number;
}

/** What changes and renders of a graphic start from. */
export type InfographicSource = Pick<PlannedInfographic, 'graphic' | 'dimensions' | 'duration'>;

/** @throws InvalidRequest | StageFailure */
export async function planOrder(
  order: InfographicOrder,
  gather: (files: Omit<CheckedRequest, 'request'>) => Promise<FetchedInputs>,
  plan: (brief: InfographicBrief) => Promise<Infographic>,
  seed?: number,
): Promise<PlannedInfographic> {
  const { request, files } = checkInfographicOrder(order, { styles: stylePacks.map(({ id }) => id) });
  const brief = infographicBrief(request, await gather(files));
  return planned(await plan(seed === undefined ? brief : { ...brief, seed }), request);
}

/** @throws InvalidRequest */
export function changeInWords(previous: InfographicSource, words: string): PlannedInfographic {
  if (words.trim() === '') throw wrong('prompt', 'must be text that says what to change');
  return planned(editInfographic({ graphic: previous.graphic, prompt: words }), previous);
}

/** The frames of a graphic with its settings. @throws InvalidRequest that names the key of a setting */
export function timelineOfInfographic(
  { graphic, dimensions, duration }: InfographicSource,
  wish: Pick<InfographicRenderOptions, 'settingsValues' | 'dimensions' | 'fps'> = {},
): Timeline {
  const { dimensions: other, fps } = checkInfographicRender(wish);
  return infographicTimeline(withSettings(graphic, wish.settingsValues), {
    dimensions: other ?? dimensions,
    ...{ fps, duration },
  });
}

const planned = (
  graphic: Infographic,
  { dimensions, duration }: { dimensions: Size; duration: number },
): PlannedInfographic => ({
  ...{ graphic, dimensions, duration },
  settingsSchema: settingsSchema(graphic),
  warnings: graphic.warnings,
});

function withSettings(graphic: Infographic, values: SettingsValues | undefined): Infographic {
  try {
    return applySettings(graphic, checkSettings(settingsSchema(graphic), values));
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    const [field = 'settingsValues'] = error.message.split(' ');
    throw new InvalidRequest([{ field, message: error.message }]);
  }
}

const wrong = (field: string, why: string): InvalidRequest =>
  new InvalidRequest([{ field, message: `${field} ${why}` }]);
