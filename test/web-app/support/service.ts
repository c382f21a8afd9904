import { fork } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeDataDir } from '@scenewright/host-nest/testing';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..');
export const cacheRoot = process.env['SCENEWRIGHT_CACHE'] ?? join(root, '.cache');

export interface Service {
  url: string;
  apiKey: string;
  signInUrl: string;
  close(): Promise<void>;
}

/** The service as it is built, on a folder of its own and with nothing drawn before. */
export async function startService(environment: Record<string, string> = {}): Promise<Service> {
  const dataDir = await makeDataDir();
  const cache = mkdtempSync(join(tmpdir(), 'scenewright-app-'));
  for (const name of ['browser', 'bundle']) {
    mkdirSync(join(cacheRoot, name), { recursive: true });
    symlinkSync(join(cacheRoot, name), join(cache, name));
  }
  const child = fork(join(root, 'test/web-app/support/serve.mjs'), {
    execArgv: [],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    env: {
      ...process.env,
      SCENEWRIGHT_CACHE: cache,
      DATA_DIR: dataDir,
      PORT: '0',
      HOST: '127.0.0.1',
      ALLOW_PRIVATE_URLS: 'true',
      FONT_SOURCES: 'none',
      LOG_LEVEL: 'silent',
      NODE_NO_WARNINGS: '1',
      ...environment,
    },
  });
  let words = '';
  child.stderr?.on('data', (chunk: Buffer) => (words += chunk.toString()));
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const started = await new Promise<Omit<Service, 'close'>>((resolve, reject) => {
    child.once('message', (message) => resolve(message as Omit<Service, 'close'>));
    void ended.then(() => reject(new Error(`The service ended: ${words}`)));
  });
  return {
    ...started,
    async close() {
      child.disconnect();
      await ended;
      for (const folder of [dataDir, cache]) rmSync(folder, { recursive: true, force: true });
    },
  };
}
