import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { jobFolderName, sweepJobFolders } from '@scenewright/render-pool';

/** Where this process keeps what it has in hand. Made by the first that needs it: a full disk does not hinder the start. */
export class WorkFolder {
  private constructor(readonly path: string) {}

  /** `exclusive`: no other process uses `DATA_DIR`. What ended processes have left is removed. */
  static async open(dataDir: string, exclusive: boolean): Promise<WorkFolder> {
    const all = join(dataDir, 'work');
    // Only what a crash has left can be in there.
    if (exclusive) await rm(all, { recursive: true, force: true });
    else await sweepJobFolders(all);
    return new WorkFolder(join(all, await jobFolderName()));
  }

  async remove(): Promise<void> {
    await rm(this.path, { recursive: true, force: true });
  }
}
