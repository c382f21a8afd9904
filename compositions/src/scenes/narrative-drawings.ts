import { listLandmark } from './list/landmark.js';
import { calloutLandmark } from './callout/landmark.js';
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
import { closeUpField, CloseUpScene } from './close-up/scene.js';
import { CodeScene } from './code/scene.js';
import { CycleScene } from './cycle/scene.js';
import { FlowScene } from './flow/scene.js';
import { FreeformScene } from './freeform/scene.js';
import { PlaceMapScene } from './place-map/scene.js';
import { PyramidScene } from './pyramid/scene.js';
import type { SceneDrawings } from './scene-drawing.js';
import { TimelineScene } from './timeline/scene.js';

/** The drawings of text, structure, comparison and media; the registry takes them in. */
export const narrativeDrawings: SceneDrawings = {
  callout: { Scene: CalloutScene, ground: 'content', fillsCell: true, landmark: calloutLandmark },
  list: { Scene: ListScene, ground: 'content', standsUntitled: true, landmark: listLandmark },
  timeline: { Scene: TimelineScene, ground: 'content', standsUntitled: true },
  'end-card': { Scene: EndCardScene, ground: 'statement', fillsCell: true },
  'call-to-action': { Scene: CallToActionScene, ground: 'statement' },
  'kinetic-words': { ownCamera: true, Scene: KineticWordsScene, ground: 'content', fillsCell: true },
  footage: { ownCamera: true, Scene: FootageScene, ground: null, fillsCell: true },
  'cast-sheet': { Scene: CastSheetScene, ground: 'content' },
  'shot-board': { Scene: ShotBoardScene, ground: 'content' },
  backdrop: { Scene: BackdropScene, ground: null, fillsCell: true },
  definition: { Scene: DefinitionScene, ground: 'content' },
  'ken-burns': { ownCamera: true, Scene: KenBurnsScene, ground: null, fillsCell: true },
  quote: { Scene: QuoteScene, ground: 'content', fillsCell: true },
  section: { Scene: SectionScene, ground: 'statement', fillsCell: true },
  steps: { Scene: StepsScene, ground: 'content', standsUntitled: true },
  versus: { Scene: VersusScene, ground: 'content', fillsCell: true },
  checklist: { Scene: ChecklistScene, ground: 'content', standsUntitled: true },
  collage: { Scene: CollageScene, ground: 'content', fillsCell: true },
  'logo-sting': { Scene: LogoStingScene, ground: 'content', fillsCell: true },
  'pros-cons': { Scene: ProsConsScene, ground: 'content' },
  table: { Scene: TableScene, ground: 'content', standsUntitled: true },
  chat: { Scene: ChatScene, ground: 'content' },
  'close-up': { Scene: CloseUpScene, ground: null, fillsCell: true, underCaptions: closeUpField },
  code: { Scene: CodeScene, ground: 'content' },
  cycle: { Scene: CycleScene, ground: 'content' },
  flow: { Scene: FlowScene, ground: 'content' },
  freeform: { ownCamera: true, Scene: FreeformScene, ground: 'content' },
  'place-map': { Scene: PlaceMapScene, ground: 'content' },
  pyramid: { Scene: PyramidScene, ground: 'content' },
};
