import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** Writes scripts and styles packed beside themselves, so that the service has nothing to pack while it answers. */
export function packAssets(folder: string): Plugin {
  return {
    name: 'pack-assets',
    apply: 'build',
    async closeBundle() {
      const names = (await readdir(folder)).filter((name) => /\.(js|css|svg)$/.test(name));
      for (const name of names) {
        const bytes = await readFile(join(folder, name));
        const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
        await writeFile(join(folder, `${name}.br`), brotliCompressSync(bytes, { params }));
        await writeFile(join(folder, `${name}.gz`), gzipSync(bytes, { level: 9 }));
      }
    },
  };
}
