import { setPriority } from 'node:os';
import { serveWork } from '../work-threads/serve-work.js';
import { createSoundWork, type SoundWork } from './sound-work.js';

/** Of 0 (as the thread that answers) to 19: that of drawing, so that neither holds the other up. */
const BACKGROUND_PRIORITY = 10;
// On Linux this is the priority of this thread and of what it starts; elsewhere it would be that of the whole process.
if (process.platform === 'linux') setPriority(BACKGROUND_PRIORITY);

const work = createSoundWork();

serveWork(async (name, input, { signal, call }) => {
  const read = (digest: string) => call('read', digest, signal) as Promise<Uint8Array>;
  return work[name as keyof SoundWork](input as never, { signal, read });
});
