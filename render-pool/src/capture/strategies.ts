import { beginFrame } from './begin-frame.js';
import type { CaptureStrategy } from './capture-strategy.js';
import { htmlInCanvas } from './html-in-canvas.js';
import { reference } from './reference.js';
import type { StrategyName } from './segment-renderer.js';

export const strategies: Readonly<Record<StrategyName, CaptureStrategy>> = {
  'html-in-canvas': htmlInCanvas,
  'begin-frame': beginFrame,
  reference,
};
