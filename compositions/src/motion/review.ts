import type { Stress, TimelineScene } from '@scenewright/core/timeline';

/** Seconds for which a part is looked at again: shorter would be a flicker, longer no gesture. */
const [least, most] = [0.6, 1.1];
/** Those that a leader among figures is looked at, and those for which a shot rests at its end. */
const leads = 1.5;
const rests = 0.7;

interface Measured {
  highlight?: boolean;
  figure?: { magnitude?: number; value?: number };
}

/** Two that are spoken beside each other. */
const pairs = [
  ['left', 'right'],
  ['before', 'after'],
  ['pros', 'cons'],
] as const;

/** The parts that a content shows, and what each is called. */
function partsOf(content: object): { names: readonly string[]; parts: readonly unknown[] } | null {
  const pair = pairs.find((names) => names.every((name) => name in content));
  if (pair) return { names: pair, parts: pair.map((name) => (content as Record<string, unknown>)[name]) };
  for (const [path, parts] of Object.entries(content))
    if (Array.isArray(parts) && parts.length > 1 && parts.every((part) => typeof part === 'object'))
      return { names: parts.map((_, index) => `${path}.${index}`), parts };
  return null;
}

const size = (part: unknown): number | null => {
  if (typeof part !== 'object' || part === null) return null;
  const { magnitude, value } = (part as Measured).figure ?? {};
  return magnitude ?? value ?? null;
};

/**
 * The second act of a shot of parts: what has come in and is said is looked at once more. Of figures the one that leads,
 * of anything else each in its turn; none while the voice still names parts.
 */
export function reviewed(scene: TimelineScene, headStart: number, fps: number): Stress[] {
  const { turn, content, stresses = [], cues, frames } = scene;
  const listed = turn && partsOf(content);
  if (!listed) return [];
  const { names, parts } = listed;
  const spoken = stresses.filter(({ words }) => words === undefined).map(({ to }) => to);
  const come = Object.entries(cues)
    .filter(([of]) => names.some((name) => of.startsWith(name)))
    .map(([, frame]) => frame + 0.7 * fps);
  const start = Math.max(turn.at, ...spoken, ...come);
  const seconds = (frames - start) / fps - rests;
  const stress = (index: number, from: number, length: number): Stress => ({
    of: names[index]!,
    from: Math.round(start + from * fps) + headStart,
    to: Math.round(start + (from + length) * fps) + headStart,
  });
  const sizes = parts.map(size);
  if (sizes.every((one) => one !== null)) {
    const chosen = parts.findIndex((part) => (part as Measured).highlight);
    const first = chosen >= 0 ? chosen : sizes.indexOf(Math.max(...sizes));
    return seconds < least ? [] : [stress(first, 0, Math.min(leads, seconds))];
  }
  const each = Math.min(most, seconds / parts.length);
  return each < least ? [] : parts.map((_, index) => stress(index, index * each, each));
}
