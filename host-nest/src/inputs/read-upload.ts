import { InputProblem } from '@scenewright/providers';
import type { FileStore } from '../files/file-store.js';

/** A file that was uploaded to the service itself. @throws InputProblem */
export async function readUpload(files: FileStore, key: string, maxBytes: number): Promise<Uint8Array> {
  const found = await files.find(key);
  if (!found) throw new InputProblem('is not kept any more: an upload is good for a day');
  if (found.bytes > maxBytes) {
    throw new InputProblem(`is larger than the ${Math.round(maxBytes / 1_000_000)} MB that are accepted`);
  }
  const chunks: Uint8Array[] = [];
  for await (const chunk of found.open()) chunks.push(chunk as Uint8Array);
  return Buffer.concat(chunks);
}
