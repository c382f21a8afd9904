import type { Readable } from 'node:stream';

export interface ListedFile {
  key: string;
  bytes: number;
  /** Milliseconds since 1970. */
  storedAt: number;
}

export interface StoredFile {
  bytes: number;
  /** Milliseconds since 1970. */
  storedAt: number;
  /** Opens a part of the file: `start` and `end` are byte offsets, both included. */
  open(range?: { start: number; end: number }): Readable;
}

/** Finished files of the service. A key is made by the service and never by a client; its ending tells the media type. */
export abstract class FileStore {
  /** Moves a local file into the store; whole or not at all. @throws StorageFull */
  abstract putFile(key: string, localPath: string): Promise<void>;
  /** Null when there is no such file. */
  abstract find(key: string): Promise<StoredFile | null>;
  abstract remove(key: string): Promise<void>;
  /** What lies in `folder`, at any depth, by pages of 1000 at most. */
  abstract list(folder: string): AsyncIterable<ListedFile[]>;
  /** Makes the file look as if it was put now. Nothing happens when it is gone. */
  abstract renew(key: string): Promise<void>;
  /** Removes what lies directly in `folder` and was put before the time (milliseconds since 1970). Returns how many. */
  abstract removeOlder(folder: string, before: number): Promise<number>;
  /** Rejects when the store can't be reached now, or not with these settings. */
  abstract check(): Promise<void>;
  abstract close(): Promise<void>;
  /** A link that ends by itself. `name` is the file name that a browser saves under. */
  abstract link(key: string, options: { name: string; seconds: number }): Promise<string>;
}

/** Nothing of the file was kept; what was stored before is untouched. */
export class StorageFull extends Error {
  override readonly name = 'StorageFull';
}

/** Interface 2.1: a signed link is valid for about 15 minutes. */
export const downloadLinkSeconds = 15 * 60;
