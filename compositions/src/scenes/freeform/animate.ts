import { clamp, easeInOut, easeOutQuint, spring } from '../../motion/curves.js';

type Ease = 'linear' | 'in' | 'out' | 'in-out' | 'spring' | 'hold';
export type Animated = number | readonly { at: number; value: number; ease: Ease }[];

const curves: Record<Ease, (progress: number) => number> = {
  linear: clamp,
  in: (p) => clamp(p) ** 3,
  out: easeOutQuint,
  'in-out': easeInOut,
  spring: spring(0.7),
  hold: (p) => (p >= 1 ? 1 : 0),
};

/**
 * Value of a property at a time in seconds. Before the first keyframe it stands at that one's value, after the last at
 * the last one's; in between it follows the ease of the keyframe that it comes to.
 */
export function valueAt(animated: Animated, seconds: number): number {
  if (typeof animated === 'number') return animated;
  const keys = [...animated].sort((a, b) => a.at - b.at);
  const next = keys.findIndex((key) => key.at > seconds);
  if (next === 0) return keys[0]!.value;
  if (next < 0) return keys.at(-1)!.value;
  const [from, to] = [keys[next - 1]!, keys[next]!];
  return from.value + (to.value - from.value) * curves[to.ease]((seconds - from.at) / (to.at - from.at));
}
