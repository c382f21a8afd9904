import type { Palette } from '@scenewright/core/style';
import type { CaptionPage } from '@scenewright/core/timeline';
import type { ComponentType } from 'react';
import type { Rect } from '../scene-context/rect.js';
import type { SetText, TextRole } from '../typography/set-text.js';
import type { CaptionLine } from './caption-lines.js';

/** A caption page at one frame, set and with the times of its words. */
export interface CaptionDrawing {
  page: CaptionPage;
  set: SetText;
  lines: readonly CaptionLine[];
  direction: 'ltr' | 'rtl';
  /** Of the video. */
  frame: number;
  fps: number;
  /** Layout units. */
  u: number;
  /** On a plate: light on dark, whatever the pack. */
  palette: Palette;
  /** Where captions may stand. */
  box: Rect;
  /** Opacity of words that are not said yet, in skins that bring them one by one: on a plate, which is as wide as all of them, they wait in sight. */
  waiting: number;
}

export interface CaptionSkinLook {
  /** How the words are set: factor on the usual size, weight, family; `upper` follows the pack's headings. */
  type?: { scale?: number; weight?: number; role?: TextRole; upper?: boolean };
  /** Layout units that the plate behind the words takes beside them and above them. */
  pad?: readonly [beside: number, above: number];
  /** Has a plate of its own, so that it is legible over anything. */
  plate?: true;
  Words: ComponentType<CaptionDrawing>;
}

/** How far something has come that takes some frames (at 30 fps) from a frame on, 0 to 1. */
export function since({ frame, fps }: Pick<CaptionDrawing, 'frame' | 'fps'>, from: number, frames: number): number {
  return Math.min(1, Math.max(0, (frame - from) / Math.max(1, (frames * fps) / 30)));
}

/** How much of a word has been spoken, 0 to 1. */
export function spokenShare({ frame }: Pick<CaptionDrawing, 'frame'>, word: { from: number; to: number }): number {
  return Math.min(1, Math.max(0, (frame - word.from) / Math.max(1, word.to - word.from)));
}
