import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Size } from '@scenewright/core/canvas';
import type { Timeline } from '@scenewright/core/timeline';
import { findBrowser } from '../browser/find-browser.js';
import { buildBundle } from '../bundle/build-bundle.js';
import { locateFfmpeg } from '../ffmpeg/locate-ffmpeg.js';
import { startPageServer } from '../page/page-server.js';
import { usableCores } from '../worker/worker-count.js';
import type { BenchImage } from './bench-compositions.js';
import { makePhoto } from './bench-photo.js';
import { compete, freshCache, type Outcome } from './compete.js';
import type { Contest } from './contender.js';

export interface BenchPlaceOptions {
  cacheRoot: string;
  /** The compositions' entry. */
  entry: string;
  print: (line: string) => void;
  /** Ends the renders in hand and deletes what was written. */
  signal?: AbortSignal;
}

/** What all contests share: bundle, browser, a picture, a server of assets, and a folder that goes with it. */
export interface BenchPlace {
  folder: string;
  bundleFolder: string;
  ffmpeg: string;
  photo: BenchImage;
  write(name: string, timeline: Timeline): Promise<string>;
  cache(): Promise<string>;
  race(
    contest: Pick<
      Contest,
      'contender' | 'timelineFile' | 'warmUpFile' | 'editFile' | 'outFile' | 'cacheRoot' | 'workers'
    > & {
      output: Size;
    },
  ): Promise<Outcome>;
  close(): Promise<void>;
}

export async function openBenchPlace({ cacheRoot, entry, print, signal }: BenchPlaceOptions): Promise<BenchPlace> {
  const bundleFolder = await buildBundle({ entry, cacheRoot, log: print });
  const { ffmpeg } = await locateFfmpeg();
  const { executable, environment } = await findBrowser(undefined, cacheRoot);
  const folder = await mkdtemp(join(tmpdir(), 'scenewright-bench-'));
  const server = await startPageServer();
  const photo = await makePhoto(folder);
  const { url } = server.mount({
    bundleFolder,
    assetFolder: folder,
    mediaTypes: new Map([[photo.digest, 'image/jpeg']]),
    allowAnyOrigin: true,
  });
  return {
    folder,
    bundleFolder,
    ffmpeg,
    photo,
    async write(name, timeline) {
      const file = join(folder, `${name}.json`);
      await writeFile(file, JSON.stringify(timeline));
      return file;
    },
    cache: () => freshCache(folder, cacheRoot),
    race: (contest) =>
      compete(
        {
          ...contest,
          assetFolder: folder,
          assetBase: `${url}/asset`,
          bundleFolder,
          browser: executable,
          cores: usableCores(),
        },
        environment,
        signal,
      ),
    async close() {
      await server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
