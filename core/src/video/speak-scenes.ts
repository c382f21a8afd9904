import type { SceneSpeech } from '../timeline/build-timeline.js';
import { speechKey } from '../timeline/place-as-before.js';
import type { Speech } from '../generation/speech.js';
import type { StoryboardScene } from '../storyboard/storyboard.js';
import type { Warning } from '../errors/warning.js';
import { cached } from './cached.js';
import type { PlanPorts, RunOptions, StageOptions } from './video-ports.js';

/** Texts that are given to the voice at once; one that speaks them in turn queues the rest. */
const atOnce = 3;

export interface SpeakRequest {
  scenes: readonly StoryboardScene[];
  language: string;
  voice: string | null;
  pace: number;
}
export interface SpokenScenes {
  speech: Record<string, SceneSpeech>;
  warnings: Warning[];
}

/** Speaks every scene that has narration. A scene that no voice can speak stays silent, with a warning. */
export async function speakScenes(
  request: SpeakRequest,
  ports: PlanPorts,
  options: StageOptions,
): Promise<SpokenScenes> {
  const voices = await voicesFor(request.language, ports);
  const narrated = request.scenes.filter((scene) => scene.narration !== null);
  const warnings: Warning[] = [];
  if (voices.length === 0) {
    const message = `No voice here speaks the language "${request.language}": the video has no narration.`;
    return { speech: {}, warnings: narrated.length > 0 ? [{ code: 'narration_unavailable', message }] : [] };
  }

  const speech: Record<string, SceneSpeech> = {};
  let done = 0;
  const queue = [...narrated];
  const work = async (): Promise<void> => {
    for (let scene = queue.shift(); scene; scene = queue.shift()) {
      const spoken = await speakScene(scene, request, voices, ports, options);
      warnings.push(...spoken.warnings);
      if (spoken.speech) speech[scene.id] = spoken.speech;
      done += 1;
      options.onMade?.(scene.id, 'speech');
      const message = `Spoke scene ${done} of ${narrated.length}`;
      options.onProgress?.({ stage: 'speech', done, total: narrated.length, message });
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, narrated.length) }, work));
  // In the order of the scenes, whichever was spoken first.
  const ordered = narrated.flatMap(({ id }) => (speech[id] ? [[id, speech[id]] as const] : []));
  return { speech: Object.fromEntries(ordered), warnings };
}

/** The voices that speak the language, the chosen one first; one that cannot say is asked to try. */
async function voicesFor(language: string, ports: PlanPorts): Promise<Speech[]> {
  const voices: Speech[] = [];
  for (const voice of [ports.speech, ports.fallbackSpeech]) {
    if (!voice) continue;
    const languages = await voice.languages().catch((): string[] => []);
    if (languages.includes(language)) voices.push(voice);
  }
  return voices;
}

async function speakScene(
  scene: StoryboardScene,
  { language, voice, pace }: SpeakRequest,
  voices: readonly Speech[],
  ports: PlanPorts,
  { signal }: RunOptions,
): Promise<{ speech: SceneSpeech | null; warnings: Warning[] }> {
  const warnings: Warning[] = [];
  for (const [index, speaker] of voices.entries()) {
    signal?.throwIfAborted();
    const request = { text: scene.narration!, language, voice: index === 0 ? voice : null, pace };
    try {
      const made = await cached(ports, 'speech', { ...request, engine: speaker.id ?? '' }, () =>
        speaker.speak(request, { signal }),
      );
      const { words = [], seconds = 0 } = made.asset;
      const asset = { ...made.asset, key: speechKey(scene.id) };
      return { speech: { asset, seconds, words }, warnings: [...warnings, ...made.warnings] };
    } catch (error) {
      signal?.throwIfAborted();
      const what = index + 1 < voices.length ? 'another voice speaks it' : 'it is shown without narration';
      warnings.push({
        code: 'speech_failed',
        message: `Scene ${scene.id} could not be spoken, so ${what}: ${reason(error)}`,
      });
    }
  }
  return { speech: null, warnings };
}

export const reason = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)) || 'no reason given';
