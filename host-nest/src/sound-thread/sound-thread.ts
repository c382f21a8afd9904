import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Stage } from '@scenewright/core/errors';
import type { CallOptions, Effects, Music, Speech } from '@scenewright/core/generation';
import {
  createComposer,
  createEffects,
  createEspeakSpeech,
  type ReadUserAudio,
  type UserAudioRequest,
} from '@scenewright/providers';
import { WorkThread } from '../work-threads/work-thread.js';
import type { Heard, SoundWork } from './sound-work.js';

/** Seconds. Texts of several videos wait for each other; one that is spoken has a shorter time of its own. */
const longest = 600;

type Made<W extends keyof SoundWork> = Awaited<ReturnType<SoundWork[W]>>;
type Read = UserAudioRequest['read'];
type Inline = SoundWork & { close(): Promise<void> };

/**
 * Speaks, composes and listens beside the event loop, which filtering a minute of samples would hold for a tenth of a
 * second at a time. From source, where no compiled thread exists, it works in this thread.
 */
export class SoundThread {
  private readonly thread: WorkThread;
  private inline: Promise<Inline> | null = null;
  // These tell their names and languages; nothing starts in them.
  private readonly voice = createEspeakSpeech();

  /** @param file the compiled thread */
  constructor(private readonly file = fileURLToPath(new URL('./sound-worker.js', import.meta.url))) {
    this.thread = new WorkThread(file);
  }

  readonly speech: Speech = {
    id: this.voice.id!,
    languages: () => this.voice.languages(),
    speak: (request, call) => this.ask('speech', 'speak', request, call),
    close: () => this.close(),
  };

  readonly music: Music = {
    id: createComposer().id!,
    compose: (request, call) => this.ask('music', 'compose', request, call),
  };

  readonly effects: Effects = {
    id: createEffects().id!,
    make: (request, call) => this.ask('music', 'makeEffect', request, call),
  };

  /** Hears the user's sounds (`readUserAudio`); `read` gives the bytes of an asset. */
  async listen(heard: Heard, read: Read, call?: CallOptions): Promise<ReadUserAudio> {
    const { brief, audio } = heard;
    if (audio.length === 0) return { brief, userAudio: [], warnings: [] };
    return this.ask('fetch', 'listen', heard, call, read);
  }

  async close(): Promise<void> {
    await Promise.all([this.thread.close(), this.inline?.then((work) => work.close())]);
  }

  private async ask<W extends keyof SoundWork>(
    stage: Stage,
    work: W,
    input: Parameters<SoundWork[W]>[0],
    { signal }: CallOptions = {},
    read: Read = () => Promise.reject(new Error('Nothing is read for this.')),
  ): Promise<Made<W>> {
    if (existsSync(this.file)) {
      const calls = { read: (digest: string) => read(digest) };
      return this.thread.ask<Made<W>>({ work, input, stage, signal, calls, seconds: longest });
    }
    signal?.throwIfAborted();
    this.inline ??= import('./sound-work.js').then(({ createSoundWork }) => createSoundWork());
    const run = (await this.inline)[work] as unknown as (given: unknown, call: unknown) => Promise<Made<W>>;
    return run(input, { signal, read });
  }
}
