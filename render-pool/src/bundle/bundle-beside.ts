import { fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { writeBundle, type WriteBundleOptions } from './write-bundle.js';

/**
 * Bundles in a process of its own: bundling holds its thread for ten seconds and more, and moves the working folder,
 * neither of which a host that answers requests can bear. From source, where nothing is compiled, it is done here.
 */
export async function bundleBeside(options: WriteBundleOptions): Promise<void> {
  const file = compiledProcess();
  if (!existsSync(file)) return writeBundle(options);
  const { PATH, HOME, TMPDIR, NODE_ENV } = process.env;
  const child = fork(file, [JSON.stringify(options)], {
    execArgv: [],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    env: { PATH, HOME, TMPDIR, NODE_ENV },
  });
  let words = '';
  child.stderr?.on('data', (chunk: Buffer) => (words = (words + chunk.toString('utf8')).slice(-4000)));
  await new Promise<void>((resolve, reject) => {
    const fail = (reason: string) => reject(new Error(`The compositions could not be bundled: ${reason}`));
    child.once('error', (error) => fail(error.message));
    child.once('message', (problem) => (problem === null ? resolve() : fail(String(problem))));
    child.once('exit', (code, signal) => fail(words.trim() || `its process ended with ${code ?? signal}`));
  });
}

function compiledProcess(): string {
  const here = fileURLToPath(import.meta.url);
  const folder = here.endsWith('.ts')
    ? here.replace(/src\/bundle\/[^/]*$/, 'dist/src/bundle/')
    : here.replace(/[^/]*$/, '');
  return `${folder}bundle-process.js`;
}
