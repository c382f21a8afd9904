import { constants } from 'node:fs';
import { access, chmod } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, isAbsolute, join } from 'node:path';
import { StageFailure } from '@scenewright/core/errors';

/** Programs that encode and examine media. Absolute paths. */
export interface FfmpegTools {
  ffmpeg: string;
  ffprobe: string;
}

export interface FfmpegChoice {
  /** Absolute path of ffmpeg; else `SCENEWRIGHT_FFMPEG`, else the one that ships in an npm package. */
  ffmpeg?: string;
  /** Absolute path of ffprobe; else `SCENEWRIGHT_FFPROBE`, else the neighbour of ffmpeg. */
  ffprobe?: string;
}

const INSTALL_REMEDY =
  'Run `npm install` again without omitting optional packages, or point SCENEWRIGHT_FFMPEG at an ffmpeg with libx264.';

/**
 * Finds ffmpeg and ffprobe: what was asked for, then the environment, then the build that comes with
 * Remotion. A program that was named and cannot be run is an error, never silently replaced.
 * @throws StageFailure `encode` / `missing_ffmpeg`
 */
export async function locateFfmpeg(choice: FfmpegChoice = {}, environment = process.env): Promise<FfmpegTools> {
  const named = choice.ffmpeg ?? (environment['SCENEWRIGHT_FFMPEG'] || undefined);
  const namedProbe = choice.ffprobe ?? (environment['SCENEWRIGHT_FFPROBE'] || undefined);
  const bundled = bundledFolder();
  const program = (name: string): string => (process.platform === 'win32' ? `${name}.exe` : name);

  const ffmpeg = named ?? (bundled && join(bundled, program('ffmpeg')));
  if (!ffmpeg) throw missing(`No ffmpeg is installed for ${process.platform} on ${process.arch}.`, INSTALL_REMEDY);
  await requireExecutable(ffmpeg, named === undefined);

  const neighbour = join(dirname(ffmpeg), program('ffprobe'));
  const ffprobe =
    namedProbe ?? ((await isExecutable(neighbour)) || !bundled ? neighbour : join(bundled, program('ffprobe')));
  await requireExecutable(ffprobe, namedProbe === undefined);
  return { ffmpeg, ffprobe };
}

/** Folder of the build that Remotion brings for this platform, or undefined. */
function bundledFolder(): string | undefined {
  const { platform, arch } = process;
  const flavours =
    platform === 'linux' ? (usesGlibc() ? ['-gnu', '-musl'] : ['-musl']) : platform === 'win32' ? ['-msvc'] : [''];
  const here = createRequire(import.meta.url);
  // The optional packages hang under the renderer where npm does not hoist them.
  const places = [here, createRequire(here.resolve('@remotion/renderer'))];
  for (const flavour of flavours)
    for (const place of places) {
      try {
        return dirname(place.resolve(`@remotion/compositor-${platform}-${arch}${flavour}/package.json`));
      } catch {
        // Not installed there.
      }
    }
  return undefined;
}

function usesGlibc(): boolean {
  const report = process.report?.getReport() as { header?: { glibcVersionRuntime?: string } } | undefined;
  return report?.header?.glibcVersionRuntime !== undefined;
}

async function requireExecutable(path: string, ours: boolean): Promise<void> {
  if (await isExecutable(path)) return;
  // Some package caches drop the executable bit.
  if (
    ours &&
    (await chmod(path, 0o755).then(
      () => isExecutable(path),
      () => false,
    ))
  )
    return;
  if (ours) throw missing(`${path} is missing or cannot be run.`, INSTALL_REMEDY);
  throw missing(
    isAbsolute(path) ? `${path} is missing or cannot be run.` : `${path} must be an absolute path.`,
    'Correct the path in SCENEWRIGHT_FFMPEG or SCENEWRIGHT_FFPROBE, or unset it to use the one that is included.',
  );
}

async function isExecutable(path: string): Promise<boolean> {
  if (!isAbsolute(path)) return false;
  return access(path, constants.X_OK).then(
    () => true,
    () => false,
  );
}

function missing(message: string, remedy: string): StageFailure {
  return new StageFailure('encode', 'missing_ffmpeg', message, { retryable: false, remedy });
}
