import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { workspaces: string[] };

/** The one folder that knows how ffmpeg and ffprobe are called, and the pipe that frames take into an encoder. */
const ffmpegFolder = 'render-pool/src/ffmpeg/';
const framePipe = 'render-pool/src/encode/segment-encoder.ts';
/** What else starts a program: browsers, processes of our own, yt-dlp. */
const otherPrograms = [
  'providers/src/inputs/input-decoder.ts',
  'providers/src/social-audio/yt-dlp.ts',
  'providers/src/speech/espeak-engine.ts',
  'render-pool/src/bench/compete.ts',
  'render-pool/src/browser/launch-browser.ts',
  'render-pool/src/bundle/bundle-beside.ts',
];

/** What is wrong in a source file, as `<path>: <fault>`. */
function faultsOf(path: string, source: string): string[] {
  const imports = [...source.matchAll(/(?:from|import|require)\s*\(?\s*'([^']+)'/g)].map(([, name]) => name!);
  const inside = path.startsWith(ffmpegFolder);
  const faults: string[] = [];
  if (imports.includes('fluent-ffmpeg') && path !== `${ffmpegFolder}run-ffmpeg.ts`)
    faults.push('builds commands of ffmpeg by itself');
  if (!inside && /\brunProgram\b/.test(source)) faults.push('runs a media program by itself');
  const starts = imports.some((name) => /^(node:)?child_process$/.test(name));
  if (starts && !inside && path !== framePipe && !otherPrograms.includes(path)) faults.push('starts programs');
  return faults.map((fault) => `${path}: ${fault}`);
}

function sources(): string[] {
  return workspaces
    .filter((workspace) => workspace !== 'test')
    .flatMap((workspace) =>
      readdirSync(join(root, workspace, 'src'), { recursive: true, encoding: 'utf8' }).map((name) =>
        relative(root, join(root, workspace, 'src', name)),
      ),
    )
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|\/testing\//.test(name));
}

describe('ffmpeg has one module', () => {
  it('nothing else builds or starts its commands, but the pipe of the frames', () => {
    const all = sources();
    expect(all).toEqual(expect.arrayContaining([framePipe, `${ffmpegFolder}run-ffmpeg.ts`, ...otherPrograms]));
    expect(all.flatMap((path) => faultsOf(path, readFileSync(join(root, path), 'utf8')))).toEqual([]);
  });

  it.each([
    ['render-pool/src/sound/planted.ts', `import ffmpeg from 'fluent-ffmpeg';`, 'builds commands of ffmpeg by itself'],
    ['host-nest/src/planted.ts', `const { spawn } = await import('node:child_process');`, 'starts programs'],
    ['host-local/src/planted.ts', `import { execFile } from 'child_process';`, 'starts programs'],
    ['render-pool/src/probe/planted.ts', `import { runProgram } from '../x.js';`, 'runs a media program by itself'],
  ])('a planted file is seen: %s', (path, source, fault) => {
    expect(faultsOf(path, source)).toEqual([`${path}: ${fault}`]);
  });

  // Archived upstream: a range would bring nothing but what somebody else publishes under its name.
  it('the library is pinned, and render-pool alone depends on it', () => {
    const depends = workspaces.flatMap((workspace) => {
      const manifest = JSON.parse(readFileSync(join(root, workspace, 'package.json'), 'utf8')) as {
        dependencies?: Record<string, string>;
      };
      const version = manifest.dependencies?.['fluent-ffmpeg'];
      return version === undefined ? [] : [`${workspace} ${version}`];
    });
    expect(depends).toEqual(['render-pool 2.1.3']);
  });
});
