import type { Figure } from '@scenewright/core/figures';
import { useScene } from '../scene-context/scene-context.js';
import { easeOutQuint, clamp } from './curves.js';

/**
 * The text of a figure that counts up from a local frame; before it the count stands at `startValue` (0 unless
 * told), at the end exactly `display`. Years and other numbers that are names do not count, nor do spans.
 */
export function useCountUp(figure: Figure, from: number, frames = 36, startValue = 0): string {
  const scene = useScene();
  const linear = clamp((scene.frame - from) / scene.at(frames));
  if (linear >= 1 || isName(figure)) return figure.display;
  return scene.figureAt(figure, startValue + (figure.value - startValue) * easeOutQuint(linear));
}

/** A year is a name, and of a span ("8 to 14") only one end would count. */
function isName({ display, prefix, suffix }: Figure): boolean {
  return /^(19|20)\d\d$/.test(display.trim()) || /\p{Nd}/u.test(`${prefix}${suffix}`);
}
