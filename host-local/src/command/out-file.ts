import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Folder that the user is in: npm runs scripts in the package's own folder and keeps where it was called. */
export function callersFolder(environment: Record<string, string | undefined>, workingFolder: string): string {
  return (environment['npm_lifecycle_event'] && environment['INIT_CWD']) || workingFolder;
}

/** A name from the first words of the prompt, that no file has yet. */
export function freeOutFile(folder: string, prompt: string, taken: (path: string) => boolean = existsSync): string {
  const words = prompt
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{N}\p{M}]+/gu);
  let base = '';
  for (const word of words ?? []) {
    if (base !== '' && base.length + word.length > 40) break;
    base += `${base && '-'}${[...word].slice(0, 40).join('')}`;
  }
  base ||= 'video';
  for (let number = 1; ; number++) {
    const path = join(folder, `${base}${number === 1 ? '' : `-${number}`}.mp4`);
    if (!taken(path)) return path;
  }
}
