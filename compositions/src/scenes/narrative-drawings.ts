import type { SceneKind } from '@scenewright/core';
import { CallToActionScene } from './call-to-action/scene.js';
import { CalloutScene } from './callout/scene.js';
import { EndCardScene } from './end-card/scene.js';
import { KineticWordsScene } from './kinetic-words/scene.js';
import { ListScene } from './list/scene.js';
import { BackdropScene } from './backdrop/scene.js';
import { DefinitionScene } from './definition/scene.js';
import { KenBurnsScene } from './ken-burns/scene.js';
import { QuoteScene } from './quote/scene.js';
import { SectionScene } from './section/scene.js';
import { StepsScene } from './steps/scene.js';
import { VersusScene } from './versus/scene.js';
import { ChecklistScene } from './checklist/scene.js';
import { CollageScene } from './collage/scene.js';
import { LogoStingScene } from './logo-sting/scene.js';
import { ProsConsScene } from './pros-cons/scene.js';
import { TableScene } from './table/scene.js';
import { ChatScene } from './chat/scene.js';
import { CastSheetScene } from './cast-sheet/scene.js';
import { FootageScene } from './footage/scene.js';
import { ShotBoardScene } from './shot-board/scene.js';
import { CodeScene } from './code/scene.js';
import { CycleScene } from './cycle/scene.js';
import { FlowScene } from './flow/scene.js';
import { FreeformScene } from './freeform/scene.js';
import { PlaceMapScene } from './place-map/scene.js';
import { PyramidScene } from './pyramid/scene.js';
import type { SceneDrawing } from './registry.js';
import { TimelineScene } from './timeline/scene.js';

/** The drawings of text, structure, comparison and media; the registry takes them in. */
export const narrativeDrawings: Partial<Record<SceneKind, SceneDrawing>> = {
  callout: { Scene: CalloutScene, ground: 'content' },
  list: { Scene: ListScene, ground: 'content' },
  timeline: { Scene: TimelineScene, ground: 'content' },
  'end-card': { Scene: EndCardScene, ground: 'statement' },
  'call-to-action': { Scene: CallToActionScene, ground: 'statement' },
  'kinetic-words': { Scene: KineticWordsScene, ground: 'content' },
  footage: { Scene: FootageScene, ground: null },
  'cast-sheet': { Scene: CastSheetScene, ground: 'content' },
  'shot-board': { Scene: ShotBoardScene, ground: 'content' },
  backdrop: { Scene: BackdropScene, ground: null },
  definition: { Scene: DefinitionScene, ground: 'content' },
  'ken-burns': { Scene: KenBurnsScene, ground: null },
  quote: { Scene: QuoteScene, ground: 'content' },
  section: { Scene: SectionScene, ground: 'statement' },
  steps: { Scene: StepsScene, ground: 'content' },
  versus: { Scene: VersusScene, ground: 'content' },
  checklist: { Scene: ChecklistScene, ground: 'content' },
  collage: { Scene: CollageScene, ground: 'content' },
  'logo-sting': { Scene: LogoStingScene, ground: 'content' },
  'pros-cons': { Scene: ProsConsScene, ground: 'content' },
  table: { Scene: TableScene, ground: 'content' },
  chat: { Scene: ChatScene, ground: 'content' },
  code: { Scene: CodeScene, ground: 'content' },
  cycle: { Scene: CycleScene, ground: 'content' },
  flow: { Scene: FlowScene, ground: 'content' },
  freeform: { Scene: FreeformScene, ground: 'content' },
  'place-map': { Scene: PlaceMapScene, ground: 'content' },
  pyramid: { Scene: PyramidScene, ground: 'content' },
};
