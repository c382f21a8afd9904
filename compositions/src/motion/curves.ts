/** Progress 0..1 in, progress out; the ends are exact, so that a settled element makes no new frames. */
export type Curve = (progress: number) => number;

export const clamp = (value: number): number => Math.min(1, Math.max(0, value));
export const easeOut: Curve = (p) => 1 - (1 - clamp(p)) ** 3;
export const easeOutQuint: Curve = (p) => 1 - (1 - clamp(p)) ** 5;
export const easeInOut: Curve = (p) => {
  const q = clamp(p);
  return q < 0.5 ? 4 * q ** 3 : 1 - (2 - 2 * q) ** 3 / 2;
};

/** A damped spring that overshoots by about a tenth of `bounce` and is still at 1. */
export function spring(bounce: number): Curve {
  if (bounce <= 0) return easeOutQuint;
  return (p) => {
    const q = clamp(p);
    if (q === 0 || q === 1) return q;
    const decay = Math.exp(-7 * q);
    return 1 - decay * Math.cos(q * Math.PI * (1 + 1.4 * bounce)) * (1 - q);
  };
}

export function mix(from: number, to: number, progress: number): number {
  return progress >= 1 ? to : from + (to - from) * progress;
}
