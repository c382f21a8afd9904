// Compiles rgba-to-i420.ts and writes it as base64 to src/convert/rgba-to-i420-wasm.ts, which is
// committed: a checkout needs no compiler. Run it after every change of the source.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import asc from 'assemblyscript/asc';

const here = fileURLToPath(new URL('.', import.meta.url));
const flags = ['--runtime', 'stub', '--enable', 'simd', '--importMemory', '-O3', '--noAssert', '--use', 'abort='];
let binary;
const { error, stderr } = await asc.main(['rgba-to-i420.ts', '--outFile', 'out.wasm', ...flags], {
  readFile: (name) => readFile(join(here, name), 'utf8').catch(() => null),
  writeFile: (name, contents) => {
    if (name.endsWith('.wasm')) binary = contents;
  },
  listFiles: () => [],
});
if (error) {
  console.error(String(stderr), error.message);
  process.exit(1);
}
const lines = Buffer.from(binary)
  .toString('base64')
  .match(/.{1,110}/g)
  .map((line) => `  '${line}',\n`);
const target = join(here, '../src/convert/rgba-to-i420-wasm.ts');
const source = `// Made by convert/build.mjs from convert/rgba-to-i420.ts. Do not edit.\nexport const rgbaToI420Wasm = [\n${lines.join('')}].join('');\n`;
// Left alone when nothing changed: a new time would make everything after it build again.
if ((await readFile(target, 'utf8').catch(() => '')) !== source) await writeFile(target, source);
