import { readFile, writeFile } from 'node:fs/promises';
import { outputSize, type AspectRatio, type Resolution } from '@scenewright/core/canvas';
import { InfographicSchema } from '@scenewright/core/infographics';
import type { FieldError } from '@scenewright/core/requests';
import type { Timeline } from '@scenewright/core/timeline';
import type { VideoProgress } from '@scenewright/core/video';
import type { InfographicOrder } from '../infographic/infographic-request.js';
import type {
  InfographicRenderOptions,
  InfographicSource,
  PlannedInfographic,
} from '../infographic/planned-infographic.js';
import { InvalidRequest } from '../inputs/input-error.js';
import type { Studio } from '../studio/studio.js';
import type { ParsedCommand } from './parse-arguments.js';
import type { ReportedVideo } from './video-report.js';

type Call = Pick<InfographicRenderOptions, 'outFile' | 'quality' | 'hardware'> & {
  signal: AbortSignal;
  onProgress: (progress: VideoProgress) => void;
};

/** Plans a graphic, or changes an earlier one in words, and draws it. @throws InvalidRequest in the words of the options */
export async function makeInfographic(
  studio: Studio,
  command: ParsedCommand,
  previous: InfographicSource | null,
  call: Call,
): Promise<ReportedVideo & { planned: PlannedInfographic }> {
  return inWordsOfOptions(async () => {
    call.onProgress({ stage: 'plan', done: 0, total: 1, message: 'Planning' });
    const began = performance.now();
    const planned = previous
      ? await studio.changeInfographic(previous, command.request.prompt)
      : await planNew(studio, command, call.signal);
    const plan = (performance.now() - began) / 1000;
    const { timeline, ...video } = await studio.renderInfographic(planned, { ...call, ...renderWishOf(command) });
    const timings = { plan, layout: 0, speech: 0, music: 0, effects: 0 };
    const warnings = [...planned.warnings, ...(video.warnings ?? [])];
    return { planned, brief: { multiScene: true }, timeline, timings, video, warnings };
  });
}

/** Plans a graphic and lays it out as it would be drawn. @throws InvalidRequest in the words of the options */
export async function draftInfographic(
  studio: Studio,
  command: ParsedCommand,
  signal: AbortSignal,
): Promise<{ planned: PlannedInfographic; timeline: Timeline }> {
  return inWordsOfOptions(async () => {
    const planned = await planNew(studio, command, signal);
    // Loaded when it is needed, as the studio is: a wrong option is told at once.
    const { timelineOfInfographic } = await import('../infographic/planned-infographic.js');
    return { planned, timeline: timelineOfInfographic(planned, renderWishOf(command)) };
  });
}

const planNew = (studio: Studio, { request, seed }: ParsedCommand, signal: AbortSignal): Promise<PlannedInfographic> =>
  studio.infographic(orderOf(request), { seed: seed ?? undefined, signal });

const renderWishOf = ({ fps, settings }: ParsedCommand): Pick<InfographicRenderOptions, 'fps' | 'settingsValues'> => ({
  ...(fps !== null && { fps }),
  ...(settings && { settingsValues: settings }),
});

async function inWordsOfOptions<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof InvalidRequest ? new InvalidRequest(error.errors.map(asOption)) : error;
  }
}

/** Properties of a request that a graphic has too; a shape and a resolution are its dimensions in other words. */
const known = ['prompt', 'render', 'duration', 'animation_style', 'background_color', 'images', 'documents'] as const;
const shape = ['dimensions', 'aspect_ratio', 'resolution'] as const;

function orderOf(request: ParsedCommand['request']): InfographicOrder {
  const { prompt, duration, animation_style, background_color, images, documents, dimensions, brand_settings } =
    request;
  const errors = Object.keys(request)
    .filter((name) => ![...known, ...shape, 'brand_settings'].includes(name))
    .map((field) => ({
      field,
      message: `${field} goes with a video; --infographic makes one silent picture that builds up`,
    }));
  if (errors.length > 0) throw new InvalidRequest(errors);
  const size = shape.some((name) => request[name])
    ? (dimensions ??
      outputSize((request.aspect_ratio ?? '16:9') as AspectRatio, (request.resolution ?? '720p') as Resolution))
    : null;
  return {
    ...{ prompt, duration, images, dimensions: size },
    animationStyle: animation_style,
    backgroundColor: background_color,
    ...(brand_settings && { brandSettings: renamed(brand_settings) as InfographicOrder['brandSettings'] }),
    ...(documents && {
      documents: documents.map(({ url, mime_type, file_name }) => ({ url, mimeType: mime_type, fileName: file_name })),
    }),
  };
}

const renamed = (settings: object): object =>
  Object.fromEntries(
    Object.entries(settings).map(([name, value]) => [
      name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()),
      value,
    ]),
  );

/** A field of the infographic's interface by the names of the command: `brandSettings.primaryColor` is `brand_settings.primary_color`. */
function asOption({ field, message }: FieldError): FieldError {
  const rest = message.startsWith(field) ? message.slice(field.length) : ` ${message}`;
  const [, key] = /^settingsValues\.?(.*)$/.exec(field) ?? [];
  if (key !== undefined) return { field: 'settings', message: `settings${key && ` ${JSON.stringify(key)}`}${rest}` };
  const own = field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  return { field: own, message: `${own}${rest}` };
}

/** Writes what a later `--edit` needs, and the keys that `--settings` takes. */
export async function saveInfographic(file: string, planned: PlannedInfographic): Promise<void> {
  const { graphic, dimensions, duration, settingsSchema } = planned;
  await writeFile(
    file,
    `${JSON.stringify({ version: 1, infographic: { graphic, dimensions, duration }, settingsSchema }, null, 1)}\n`,
  );
}

/** The graphic of a file, or null when it holds none: then it may hold a video. */
export async function readInfographic(file: string): Promise<InfographicSource | null> {
  const text = await readFile(file, 'utf8').catch(() => '');
  let saved: unknown;
  try {
    saved = JSON.parse(text);
  } catch {
    return null;
  }
  const { infographic } = (saved ?? {}) as { infographic?: Partial<InfographicSource> };
  const { graphic, dimensions, duration } = infographic ?? {};
  const checked = InfographicSchema.safeParse(graphic);
  if (!checked.success || !dimensions || !(typeof duration === 'number' && duration > 0)) return null;
  return { graphic: checked.data, dimensions, duration };
}
