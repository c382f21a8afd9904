import type { SceneKind } from '@scenewright/core/scenes';
import { chartDrawings } from './chart-drawings.js';
import { dataDrawings } from './data-drawings.js';
import { counterLandmark } from './counter/landmark.js';
import { columnChartLandmark } from './column-chart/landmark.js';
import { ColumnChartScene } from './column-chart/scene.js';
import { CounterScene } from './counter/scene.js';
import { InfographicScene } from '../infographic/scene.js';
import { FallbackScene } from './fallback-scene.js';
import { narrativeDrawings } from './narrative-drawings.js';
import { objectDrawings } from './object-drawings.js';
import type { SceneDrawing, SceneDrawings } from './scene-drawing.js';
import { TitleScene } from './title/scene.js';

/** The drawing of every kind that has one. Add a line for a new folder. */
const drawings: SceneDrawings = {
  title: { Scene: TitleScene, ground: 'statement' },
  ...narrativeDrawings,
  counter: { Scene: CounterScene, ground: 'content', landmark: counterLandmark },
  'column-chart': { Scene: ColumnChartScene, ground: 'content', landmark: columnChartLandmark },
  ...chartDrawings,
  ...dataDrawings,
  ...objectDrawings,
  infographic: { Scene: InfographicScene, ground: null },
};

const fallback: SceneDrawing = { Scene: FallbackScene, ground: 'content' };

export function drawingOf(kind: SceneKind): SceneDrawing {
  return (drawings[kind] as SceneDrawing | undefined) ?? fallback;
}

export const drawnKinds = Object.keys(drawings) as SceneKind[];
