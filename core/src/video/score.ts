import type { Asset } from '../assets/assets.js';
import type { Brief } from '../brief/brief.js';
import type { EffectKind } from '../generation/effects.js';
import type { SceneIntent, Storyboard } from '../storyboard/storyboard.js';
import type { Warning } from '../errors/warning.js';
import type { Timeline } from '../timeline/timeline.js';
import { cached } from './cached.js';
import { reason } from './speak-scenes.js';
import type { PlanPorts, RunOptions } from './video-ports.js';

/** How much the music gives at each part of the arc, 0 to 1. */
const energyOf: Readonly<Record<SceneIntent, number>> = {
  hook: 0.6,
  context: 0.4,
  evidence: 0.55,
  comparison: 0.65,
  resolution: 0.8,
  call_to_action: 0.9,
};
const effectKinds: readonly EffectKind[] = ['whoosh', 'pop', 'tick', 'shimmer'];

/** Music whose form follows the scenes of a laid out video; null, with a warning, when none could be made. */
export async function composeScore(
  input: { brief: Brief; storyboard: Storyboard; timeline: Timeline },
  ports: PlanPorts,
  { signal }: RunOptions,
): Promise<{ music: Asset | null; warnings: Warning[] }> {
  const { brief, storyboard, timeline } = input;
  if (!ports.music) {
    return {
      music: null,
      warnings: [{ code: 'music_unavailable', message: 'No composer is set up: the video has no music.' }],
    };
  }
  const intents = new Map(storyboard.scenes.map((scene) => [scene.id, scene.intent]));
  const request = {
    mood: storyboard.mood,
    seconds: timeline.frames / timeline.fps,
    seed: brief.seed,
    sections: timeline.scenes.map(({ id, from, transition }) => ({
      at: (from + (transition?.frames ?? 0) / 2) / timeline.fps,
      energy: energyOf[intents.get(id) ?? 'evidence'],
    })),
  };
  try {
    const engine = ports.music.id ?? '';
    const made = await cached(ports, 'music', { ...request, engine }, () => ports.music!.compose(request, { signal }));
    return { music: { ...made.asset, key: 'music' }, warnings: made.warnings };
  } catch (error) {
    signal?.throwIfAborted();
    return { music: null, warnings: [{ code: 'music_failed', message: `The video has no music: ${reason(error)}` }] };
  }
}

/** The sounds of transitions and entrances; one that cannot be made is left out, with a warning. */
export async function makeEffects(
  seed: number,
  ports: PlanPorts,
  { signal }: RunOptions,
): Promise<{ effects: Partial<Record<EffectKind, Asset>>; warnings: Warning[] }> {
  const effects: Partial<Record<EffectKind, Asset>> = {};
  const warnings: Warning[] = [];
  if (!ports.effects) {
    warnings.push({ code: 'effects_unavailable', message: 'No sound effects are set up: the video has none.' });
    return { effects, warnings };
  }
  for (const kind of effectKinds) {
    const request = { kind, seed };
    try {
      const engine = ports.effects.id ?? '';
      const made = await cached(ports, 'effect', { ...request, engine }, () =>
        ports.effects!.make(request, { signal }),
      );
      effects[kind] = { ...made.asset, key: `effect-${kind}` };
    } catch (error) {
      signal?.throwIfAborted();
      warnings.push({ code: 'effect_failed', message: `The sound "${kind}" is missing: ${reason(error)}` });
    }
  }
  return { effects, warnings };
}
