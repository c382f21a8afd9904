import { mkdirSync, readFileSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cachedDataVersionTag } from 'node:v8';
import vm from 'node:vm';
import { builtFrom } from './built-from.mjs';

const dist = join(dirname(dirname(fileURLToPath(import.meta.url))), 'dist');
const file = join(dist, 'bundle', 'command.cjs');

/**
 * Runs the command from its one file, with the code that V8 compiled of it in an earlier run; from its modules where the
 * packages were compiled since the file was made.
 * @param {readonly string[]} args
 * @param {string} cacheRoot where compiled code is kept, in a folder `code`
 * @returns {Promise<number>} the exit status
 */
export async function runCommand(args, cacheRoot) {
  if (!isFresh()) {
    const { main } = await import('../dist/src/command/main.js');
    return main(args);
  }
  const { script, main, keep } = loadBundle(join(cacheRoot, 'code'));
  const status = await main(args);
  // Now, when the functions that a run needs are compiled too.
  if (script.cachedDataRejected !== false) keep();
  return status;
}

function isFresh() {
  try {
    return readFileSync(join(dist, 'bundle', 'built-from'), 'utf8') === builtFrom();
  } catch {
    return false;
  }
}

function loadBundle(folder) {
  const { size, mtimeMs } = statSync(file);
  const kept = join(folder, `command-${size}-${mtimeMs}-${cachedDataVersionTag()}`);
  const script = new vm.Script(`(function (exports, require, module) {${readFileSync(file, 'utf8')}\n})`, {
    filename: file,
    cachedData: readKept(kept),
    importModuleDynamically: vm.constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
  });
  const module = { exports: {} };
  script.runInThisContext()(module.exports, createRequire(file), module);
  return { script, main: module.exports.main, keep: () => writeKept(folder, kept, script.createCachedData()) };
}

function readKept(kept) {
  try {
    return readFileSync(kept);
  } catch {
    return undefined;
  }
}

/** Whole or not at all, also beside another run; what was compiled of earlier builds goes. */
function writeKept(folder, kept, code) {
  try {
    mkdirSync(folder, { recursive: true });
    for (const name of readdirSync(folder))
      if (name.startsWith('command-')) rmSync(join(folder, name), { force: true });
    writeFileSync(`${kept}.${process.pid}`, code);
    renameSync(`${kept}.${process.pid}`, kept);
  } catch {
    // A folder that cannot be written: the command has told so, or did not need it.
  }
}
