import { Injectable } from '@nestjs/common';
import { downloadFile } from './download-file.js';
import { FileStore } from './file-store.js';

/**
 * Encoded segments that the nodes making one video hand to each other, by content key (64 hex digits). What lies
 * here is a copy: it may be swept at any time, and a segment that is gone is rendered again.
 */
export abstract class SegmentExchange {
  abstract has(key: string): Promise<boolean>;
  /** Keeps a copy of `file`, whole or not at all. Two writers of one key do no harm. @throws StorageFull */
  abstract put(key: string, file: string): Promise<void>;
  /** Places the segment at `intoFile`, whole or not at all; false when it is not here. */
  abstract fetch(key: string, intoFile: string): Promise<boolean>;
  /** Throws away what was put before this time (milliseconds since 1970). Returns how many. */
  abstract sweep(before: number): Promise<number>;
}

const folder = 'segments';

/** The exchange in the file store of the service: a folder that all nodes see, or the bucket. */
@Injectable()
export class FileSegmentExchange implements SegmentExchange {
  constructor(private readonly files: FileStore) {}

  async has(key: string): Promise<boolean> {
    return (await this.files.find(fileKey(key))) !== null;
  }

  async put(key: string, file: string): Promise<void> {
    await this.files.putFile(fileKey(key), file);
  }

  async fetch(key: string, intoFile: string): Promise<boolean> {
    return downloadFile(this.files, fileKey(key), intoFile);
  }

  async sweep(before: number): Promise<number> {
    return this.files.removeOlder(folder, before);
  }
}

function fileKey(key: string): string {
  if (!/^[0-9a-f]{64}$/.test(key)) throw new RangeError(`Not the key of a segment: ${key}`);
  return `${folder}/${key}.mp4`;
}
