import type { PanelKind } from '@scenewright/core/scenes';
import type { ComponentType } from 'react';
import type { PanelProps } from './panel-props.js';
import { BarsPanel } from './panels/bars.js';
import { ChangePanel } from './panels/change.js';
import { FiguresPanel } from './panels/figures.js';
import { ImagePanel } from './panels/image.js';
import { LinePanel } from './panels/line.js';
import { ListPanel } from './panels/list.js';
import { MapPanel } from './panels/map.js';
import { MetersPanel } from './panels/meters.js';
import { RatioPanel } from './panels/ratio.js';
import { SharePanel } from './panels/share.js';
import { StatementPanel } from './panels/statement.js';
import { StepsPanel } from './panels/steps.js';
import { TablePanel } from './panels/table.js';
import { TimelinePanel } from './panels/timeline.js';
import { VersusPanel } from './panels/versus.js';

const drawings: { [K in PanelKind]: ComponentType<PanelProps<K>> } = {
  figures: FiguresPanel,
  bars: BarsPanel,
  share: SharePanel,
  meters: MetersPanel,
  line: LinePanel,
  ratio: RatioPanel,
  change: ChangePanel,
  steps: StepsPanel,
  timeline: TimelinePanel,
  versus: VersusPanel,
  map: MapPanel,
  list: ListPanel,
  table: TablePanel,
  statement: StatementPanel,
  image: ImagePanel,
};

/** The drawing of every kind of panel. */
export const panelDrawings = drawings as unknown as Record<PanelKind, ComponentType<PanelProps>>;
