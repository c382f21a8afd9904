export {
  idempotencyKeyMaxLength,
  idempotencyLifetime,
  type IdempotencyVerdict,
  judgeRepeat,
  type RememberedAnswer,
  requestFingerprint,
} from './idempotency.js';
export {
  admit,
  infographicLimit,
  type RateLimit,
  type RateVerdict,
  requestLimit,
  tightest,
  videoCreationLimit,
} from './sliding-window.js';
export { audioLimit, documentLimit, imageLimit } from './body-limits.js';
export { type BrandSettings, type CreateRequest, fullHex } from './create-request.js';
export {
  aiVideoModes,
  AudioBody,
  audioRoles,
  BrandSettingsBody,
  CreateVideoBody,
  DimensionsBody,
  DocumentBody,
  documentMimeTypes,
  ImageBody,
} from './create-video-body.js';
export { Described, descriptionOf, type FieldDescription, nestedOf } from './described.js';
export {
  EditImageBody,
  type EditImageRole,
  editImageRoles,
  editPromptLimit,
  editRequestOf,
  EditVideoBody,
  type EditVideoRequest,
  parseEditRequest,
} from './edit-request.js';
export { acceptedProperties, fieldError, type FieldError, flattenErrors } from './field-errors.js';
export { IsListOf, IsObjectOf } from './is-list-of.js';
export {
  createRequestOf,
  parseCreateRequest,
  type RequestCatalogues,
  shortestVideoSeconds,
} from './parse-create-request.js';
export { type BodyClass, bodyFormOf, readBody, RequestBody, RequestQuery } from './read-body.js';
export { IsEven, IsFileUrl, IsHexColor, IsHttpsUrl, IsIsoLanguage, parsedUrl } from './rules.js';
export { isSocialLink } from './social-link.js';
export { unstorableText } from './unstorable-text.js';
export { ApproveVideoBody, RenderVideoBody } from './video-bodies.js';
