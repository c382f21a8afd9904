/**
 * Puts the command and what it plans with into one file, `dist/bundle/command.cjs`. Finding, reading, compiling and linking
 * the 1,100 modules that a plan takes costs more than planning; one file is compiled once and kept (`load.mjs`).
 * What a plan never needs, and what is native, stays where it is and is loaded by its name.
 */
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { builtFrom } from './built-from.mjs';

const host = dirname(dirname(fileURLToPath(import.meta.url)));
const outside = [
  ...['sharp', 'undici', 'unpdf', 'ai', '@ai-sdk/*', '@echogarden/*', '@iconify-json/*', 'emojibase-data'],
  ...['@remotion/*', 'remotion', '@sparticuz/chromium', 'piscina', 'fluent-ffmpeg', '@scenewright/compositions'],
];

/** Files that find others beside them go on doing so: they are where they were, though they run from here. */
const ownAddresses = {
  name: 'own-addresses',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]dist[\\/]src[\\/].*\.js$/ }, ({ path }) => {
      const source = readFileSync(path, 'utf8');
      if (!source.includes('import.meta.url')) return undefined;
      const contents = source
        // A package that is loaded by name when it is first needed is in here as well, and runs when it is.
        .replaceAll(/createRequire\(import\.meta\.url\)\(('[^']+')\)/g, 'require($1)')
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href));
      return { contents, loader: 'js' };
    });
  },
};

const made = await build({
  entryPoints: [join(host, 'dist', 'src', 'command', 'main.js')],
  ...{ bundle: true, write: false, platform: 'node', format: 'cjs', target: 'node20.19', external: outside },
  // Packages as modules where they have them: what is not imported of those is left out.
  mainFields: ['module', 'main'],
  // The signs of other scripts stand in patterns and raw templates, which no escape is written into: the file is UTF-8.
  ...{ charset: 'utf8', legalComments: 'none', minifyWhitespace: true, lineLimit: 240, logLevel: 'warning' },
  plugins: [ownAddresses],
});
const folder = join(host, 'dist', 'bundle');
mkdirSync(folder, { recursive: true });
write('command.cjs', made.outputFiles[0].contents);
write('built-from', builtFrom());

/** Whole or not at all: a command may be starting meanwhile. */
function write(name, contents) {
  writeFileSync(join(folder, `${name}.${process.pid}`), contents);
  renameSync(join(folder, `${name}.${process.pid}`), join(folder, name));
}
