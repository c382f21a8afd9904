export { applySettings, checkSettings, fontsOfSettings, withFonts } from './apply-settings.js';
export { brandedStyle, type BrandedStyle } from './brand-style.js';
export { ChangeInfographicBody } from './change-body.js';
export { fontOptions } from './font-options.js';
export {
  GenerateInfographicBody,
  InfographicBrandBody,
  InfographicDocumentBody,
  type InfographicRequest,
  infographicRequestOf,
  parseInfographicRequest,
} from './generate-request.js';
export {
  type Infographic,
  infographicDimensions,
  infographicFps,
  InfographicSchema,
  infographicSeconds,
  mostDrawings,
} from './infographic.js';
export { infographicBrief, type InfographicBrief } from './infographic-brief.js';
export { type InfographicRender, infographicTimeline } from './infographic-timeline.js';
export { type PanelTurn, panelTurns, partsOf } from './panel-turns.js';
export {
  infographicRenderOf,
  type InfographicRenderRequest,
  parseInfographicRender,
  RenderInfographicBody,
} from './render-request.js';
export { type Setting, settingsSchema, type SettingsSchema, type SettingsValues } from './settings-schema.js';
