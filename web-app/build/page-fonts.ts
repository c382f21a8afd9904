import { copyFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** What the pages before the app (signing in, consent) are set in, under names that the service can know. */
const fonts = [
  ['page-heading.woff2', /^bricolage-grotesque-latin-wght-normal-.*\.woff2$/],
  ['page-text.woff2', /^inter-latin-wght-normal-.*\.woff2$/],
] as const;

/** Gives two fonts of the app a second name without a hash. */
export function pageFonts(folder: string): Plugin {
  return {
    name: 'page-fonts',
    apply: 'build',
    async closeBundle() {
      const names = await readdir(folder);
      for (const [name, form] of fonts) {
        const found = names.find((one) => form.test(one));
        if (found === undefined) throw new Error(`No font of the app matches ${String(form)}.`);
        await copyFile(join(folder, found), join(folder, name));
      }
    },
  };
}
