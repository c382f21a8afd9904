import type { SceneKind } from '@scenewright/core';
import type { ComponentType } from 'react';
import type { GroundVariant } from '../look/look.js';
import { chartDrawings } from './chart-drawings.js';
import { ColumnChartScene } from './column-chart/scene.js';
import { CounterScene } from './counter/scene.js';
import { InfographicScene } from '../infographic/scene.js';
import { FallbackScene } from './fallback-scene.js';
import { narrativeDrawings } from './narrative-drawings.js';
import { TitleScene } from './title/scene.js';

export interface SceneDrawing {
  Scene: ComponentType;
  /** Which strength of the pack's ground stands behind it; none where the scene itself fills the whole canvas. */
  ground: GroundVariant | null;
}

/** The drawing of every kind that has one. Add a line for a new folder. */
const drawings: Partial<Record<SceneKind, SceneDrawing>> = {
  title: { Scene: TitleScene, ground: 'statement' },
  ...narrativeDrawings,
  counter: { Scene: CounterScene, ground: 'content' },
  'column-chart': { Scene: ColumnChartScene, ground: 'content' },
  ...chartDrawings,
  infographic: { Scene: InfographicScene, ground: 'content' },
};

const fallback: SceneDrawing = { Scene: FallbackScene, ground: 'content' };

export function drawingOf(kind: SceneKind): SceneDrawing {
  return drawings[kind] ?? fallback;
}

export const drawnKinds = Object.keys(drawings) as SceneKind[];
