import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { canonicalJson } from '@scenewright/core/determinism';

/** What was worked out about sound, by the content it was worked out from. Losing any of it costs time alone. */
export interface SoundStore {
  read(key: string): Promise<Uint8Array | undefined>;
  /** Never fails: what cannot be kept is worked out again. */
  write(key: string, bytes: Uint8Array): Promise<void>;
}

/** Where nothing is kept. */
export const noSoundStore: SoundStore = { read: async () => undefined, write: async () => undefined };

const MARK_BYTES = 16;

const markOf = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest().subarray(0, MARK_BYTES);

/** Files named by key, each behind the mark of its bytes, so that a torn one is none. */
export function openSoundStore(folder: string): SoundStore {
  const pathOf = (key: string): string => join(folder, key);
  return {
    async read(key) {
      const file = await readFile(pathOf(key)).catch(() => undefined);
      if (!file || file.length < MARK_BYTES) return undefined;
      const bytes = file.subarray(MARK_BYTES);
      return markOf(bytes).equals(file.subarray(0, MARK_BYTES)) ? bytes : undefined;
    },
    async write(key, bytes) {
      const aside = join(folder, `.${key.slice(0, 16)}.${process.pid}.${randomBytes(6).toString('hex')}.part`);
      try {
        await mkdir(folder, { recursive: true });
        await writeFile(aside, Buffer.concat([markOf(bytes), bytes]));
        await rename(aside, pathOf(key));
      } catch {
        await rm(aside, { force: true }).catch(() => undefined);
      }
    },
  };
}

/** A store that also holds in memory what was last read and written, up to `maxBytes`. */
export function withMemory(store: SoundStore, maxBytes: number): SoundStore {
  const held = new Map<string, Uint8Array>();
  let bytes = 0;
  const hold = (key: string, value: Uint8Array): void => {
    bytes += value.length - (held.get(key)?.length ?? 0);
    held.delete(key);
    held.set(key, value);
    for (const [oldest, { length }] of held) {
      if (bytes <= maxBytes) break;
      held.delete(oldest);
      bytes -= length;
    }
  };
  return {
    async read(key) {
      const value = held.get(key) ?? (await store.read(key));
      if (value) hold(key, value);
      return value;
    },
    async write(key, value) {
      hold(key, value);
      await store.write(key, value);
    },
  };
}

/** The key of what follows from `parts` alone. */
export function soundStoreKey(kind: string, ...parts: readonly unknown[]): string {
  return createHash('sha256')
    .update(canonicalJson([kind, ...parts]))
    .digest('hex');
}

/** A value that is written as JSON: found, or worked out and kept. */
export async function remembered<T>(store: SoundStore, key: string, workOut: () => Promise<T>): Promise<T> {
  const found = await store.read(key);
  if (found) return JSON.parse(Buffer.from(found).toString('utf8')) as T;
  const value = await workOut();
  await store.write(key, Buffer.from(JSON.stringify(value)));
  return value;
}
