import { statfs } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import { Configuration } from '../configuration/configuration.js';

/** Bytes of DATA_DIR that only the database may use: its log must never meet a full disk. */
const reserveBytes = 64 * 2 ** 20;
/** Milliseconds for which a look is good. */
const memoryMs = 500;

/** Whether there is room for more work in DATA_DIR. Videos and requests end before the database has to. */
@Injectable()
export class DiskSpace {
  private seen: { at: number; left: boolean } | null = null;

  constructor(private readonly configuration: Configuration) {}

  async left(): Promise<boolean> {
    if (this.seen && performance.now() - this.seen.at < memoryMs) return this.seen.left;
    // A file system that does not tell is taken to have room: writing to it fails by itself.
    const left = await statfs(this.configuration.dataDir).then(
      ({ bavail, bsize, blocks }) => blocks === 0 || bavail * bsize >= reserveBytes,
      () => true,
    );
    this.seen = { at: performance.now(), left };
    return left;
  }
}
