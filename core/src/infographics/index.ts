export { applySettings, checkSettings } from '../infographic/apply-settings.js';
export { brandedStyle, type BrandedStyle } from '../infographic/brand-style.js';
export { ChangeInfographicBody } from '../infographic/change-body.js';
export { fontOptions } from '../infographic/font-options.js';
export {
  GenerateInfographicBody,
  InfographicBrandBody,
  InfographicDocumentBody,
  type InfographicRequest,
  infographicRequestOf,
  parseInfographicRequest,
} from '../infographic/generate-request.js';
export {
  type Infographic,
  infographicDimensions,
  infographicFps,
  InfographicSchema,
  infographicSeconds,
} from '../infographic/infographic.js';
export { infographicBrief, type InfographicBrief } from '../infographic/infographic-brief.js';
export { type InfographicRender, infographicTimeline, panelSeconds } from '../infographic/infographic-timeline.js';
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
} from '../infographic/panel.js';
export {
  infographicRenderOf,
  type InfographicRenderRequest,
  parseInfographicRender,
  RenderInfographicBody,
} from '../infographic/render-request.js';
export {
  type Setting,
  settingsSchema,
  type SettingsSchema,
  type SettingsValues,
} from '../infographic/settings-schema.js';
