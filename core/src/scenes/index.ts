export {
  kindsThat,
  type KindWithContent,
  KindWithContentSchema,
  type SceneContent,
  sceneContentSchemas,
  type SceneKind,
  sceneKindOf,
  sceneKinds,
} from './scene-content.js';
export type { Station } from './kinds/choreography.js';
export { type FreeformCamera, type FreeformLayer, FreeformLayerSchema } from './kinds/freeform.js';
export type {
  NamedDay,
  NamedThing,
  Offer,
  ChartShape,
  OfferTools,
  SceneInWords,
  SceneKindDescriptor,
  TextMentions,
} from './scene-kind.js';
export type { PanelDraft, PanelTools } from './to-panels.js';
export {
  mapSceneText,
  type SceneField,
  sceneFields,
  sceneFiles,
  type WalkedScene,
  walkSceneText,
} from './walk-scene-text.js';
export {
  type InfographicContent,
  InfographicContentSchema,
  namedCategories,
  type Panel,
  type PanelKind,
  panelKinds,
  panelLimit,
  PanelSchema,
  panelSchemas,
} from './panel.js';
