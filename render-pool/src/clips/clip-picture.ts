import { readFile } from 'node:fs/promises';
import { clipFolder, pictureAt, pictureFile, readClipAddress, timesFile } from './clip-folder.js';

/** Finds the pictures of clips that `readyClips` has laid out; remembers the times of each clip. */
export function clipPictures(root: string): (address: string) => Promise<string | null> {
  const known = new Map<string, Promise<number[]>>();
  return async (address) => {
    const wish = readClipAddress(address);
    if (!wish) return null;
    const folder = clipFolder(root, wish.digest);
    let times = known.get(wish.digest);
    if (!times) {
      times = readFile(timesFile(folder), 'utf8').then((text) => JSON.parse(text) as number[]);
      known.set(wish.digest, times);
      times.catch(() => known.delete(wish.digest));
    }
    return pictureFile(folder, pictureAt(await times, wish.frame, wish.fps));
  };
}
