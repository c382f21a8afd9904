import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { MadeVideo, VideoProgress } from '@scenewright/core/video';
import { InvalidRequest } from '../inputs/input-error.js';
import type { Studio } from '../studio/studio.js';
import type { StudioCall, StudioOptions } from '../studio/studio-options.js';
import type { EditOptions } from '../studio/edit.js';
import { draftReport } from './draft-report.js';
import { explainFailure, explainField } from './explain-failure.js';
import { graphicReport } from './graphic-report.js';
import { helpText } from './help-text.js';
import { draftInfographic, makeInfographic, readInfographic, saveInfographic } from './infographic.js';
import { callersFolder, freeOutFile } from './out-file.js';
import { languageModelOf } from './language-model.js';
import { UsageError, parseArguments, type ParsedCommand } from './parse-arguments.js';
import { progressDisplay, type ProgressStream } from './progress-display.js';
import { readProject, saveProject } from './project-file.js';
import { videoReport, type ReportedVideo } from './video-report.js';

/** What the command uses of its process; a test gives its own. */
export interface CommandWorld {
  environment: Record<string, string | undefined>;
  workingFolder: string;
  out: { write(text: string): unknown };
  err: ProgressStream;
  /** Calls back on Ctrl-C and on a polite end; gives the way to stop listening. */
  onInterrupt: (listener: (signal: 'SIGINT' | 'SIGTERM') => void) => () => void;
  createStudio: (options: StudioOptions) => Studio | Promise<Studio>;
}

/** Exit status: 0 done, 1 failed, 2 wrong usage, 130 or 143 interrupted. */
export async function main(argv: readonly string[], world: CommandWorld = processWorld()): Promise<number> {
  let command: ParsedCommand;
  let languageModel: StudioOptions['languageModel'];
  try {
    command = parseArguments(argv);
    languageModel = languageModelOf(command, world.environment);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    world.err.write(`${error.message}\n`);
    return 2;
  }
  if (command.help || command.version) {
    world.out.write(command.help ? helpText() : `${version()}\n`);
    return 0;
  }
  return makeOne(command, world, languageModel);
}

async function makeOne(
  command: ParsedCommand,
  world: CommandWorld,
  languageModel: StudioOptions['languageModel'],
): Promise<number> {
  const { request, json, quality, hardware, seed } = command;
  const folder = callersFolder(world.environment, world.workingFolder);
  const outFile = command.out === null ? freeOutFile(folder, request.prompt) : resolve(folder, command.out);
  const display = progressDisplay(world.err);
  const interrupt = new AbortController();
  let signalled: 'SIGINT' | 'SIGTERM' | undefined;
  const unlisten = world.onInterrupt((signal) => {
    signalled ??= signal;
    interrupt.abort(new Error('interrupted'));
  });
  const { SCENEWRIGHT_BROWSER: browser, SCENEWRIGHT_LOG: verbose } = world.environment;
  const studio = await world.createStudio({
    baseFolder: folder,
    browser: browser || undefined,
    ...(languageModel && { languageModel }),
    log: verbose ? (line) => display.note(line) : undefined,
  });
  try {
    const began = performance.now();
    const call = {
      ...{ outFile, quality, hardware, signal: interrupt.signal },
      onProgress: (progress: VideoProgress) => display.show(progress),
    };
    const saveTo = command.save === null ? null : resolve(folder, command.save);
    if (command.dryRun) {
      const draft = command.infographic ? draftGraphic : draftOne;
      const report = await draft(studio, command, saveTo, interrupt.signal);
      display.end();
      for (const { message } of report.json.warnings) world.err.write(`note: ${message}\n`);
      world.out.write(`${json ? JSON.stringify(report.json) : report.text}\n`);
      return 0;
    }
    const source = command.edit === null ? null : resolve(folder, command.edit);
    const graphic = source === null ? null : await readInfographic(source);
    let made: ReportedVideo;
    if (graphic || (command.infographic && source === null)) {
      const drawn = await makeInfographic(studio, command, graphic, call);
      if (saveTo !== null) await saveInfographic(saveTo, drawn.planned);
      made = drawn;
    } else {
      const video =
        source === null
          ? await studio.makeVideo(request, { ...call, seed: seed ?? undefined })
          : await editOne(studio, command, source, call);
      if (saveTo !== null) await saveProject(saveTo, video);
      made = video;
    }
    display.end();
    const report = videoReport(made, (performance.now() - began) / 1000);
    for (const { message } of made.warnings) world.err.write(`note: ${message}\n`);
    if (!json) world.err.write(`${report.summary}\n`);
    world.out.write(`${json ? JSON.stringify(report.json) : made.video.file}\n`);
    return 0;
  } catch (error) {
    display.end();
    if (signalled) {
      world.err.write('Interrupted; nothing is left behind.\n');
      return signalled === 'SIGINT' ? 130 : 143;
    }
    if (error instanceof InvalidRequest) {
      world.err.write(`${error.errors.map(explainField).join('\n')}\n`);
      return 2;
    }
    world.err.write(`${explainFailure(error)}\n`);
    return 1;
  } finally {
    await studio.close().catch(() => undefined);
    unlisten();
  }
}

type Drafted = (
  studio: Studio,
  command: ParsedCommand,
  saveTo: string | null,
  signal: AbortSignal,
) => Promise<ReturnType<typeof draftReport | typeof graphicReport>>;

const draftOne: Drafted = async (studio, { request, seed }, saveTo, signal) => {
  const began = performance.now();
  const drafted = await studio.draft(request, { seed: seed ?? undefined, signal });
  if (saveTo !== null) await saveProject(saveTo, drafted);
  return draftReport(drafted, (performance.now() - began) / 1000);
};

const draftGraphic: Drafted = async (studio, command, saveTo, signal) => {
  const began = performance.now();
  const { planned, timeline } = await draftInfographic(studio, command, signal);
  if (saveTo !== null) await saveInfographic(saveTo, planned);
  return graphicReport(timeline, planned.warnings, (performance.now() - began) / 1000);
};

/** The changed video, with what was done as notes. */
async function editOne(
  studio: Studio,
  command: ParsedCommand,
  file: string,
  call: Omit<EditOptions, 'images'> & StudioCall,
): Promise<MadeVideo> {
  const graphics = command.infographic
    ? 'infographic'
    : command.settings
      ? 'settings'
      : command.fps !== null
        ? 'fps'
        : null;
  if (graphics)
    throw new InvalidRequest([{ field: graphics, message: `${graphics} goes with a file of an infographic` }]);
  const { request } = command;
  const images = (request.images ?? []).map(({ url, context }) => ({ url, ...(context && { context }) }));
  const edited = await studio.edit(await readProject(file), request.prompt, { ...call, images });
  const done = edited.changes.map(({ what }) => ({ code: 'edited', message: what }));
  return { ...edited, video: edited.video!, warnings: [...done, ...edited.warnings] };
}

function processWorld(): CommandWorld {
  return {
    environment: process.env,
    workingFolder: process.cwd(),
    out: process.stdout,
    err: process.stderr,
    // Loaded when it is needed: a wrong option is told at once.
    createStudio: async (options) => (await import('../studio/create-studio.js')).createStudio(options),
    onInterrupt(listener) {
      let times = 0;
      const heard = (signal: 'SIGINT' | 'SIGTERM') => (): void => {
        // The second time is meant.
        if (++times > 1) process.exit(signal === 'SIGINT' ? 130 : 143);
        listener(signal);
      };
      const [onInt, onTerm] = [heard('SIGINT'), heard('SIGTERM')];
      process.on('SIGINT', onInt);
      process.on('SIGTERM', onTerm);
      return () => {
        process.off('SIGINT', onInt);
        process.off('SIGTERM', onTerm);
      };
    },
  };
}

function version(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'package.json'))) folder = dirname(folder);
  return (JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string }).version;
}
