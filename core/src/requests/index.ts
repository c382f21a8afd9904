export {
  idempotencyKeyMaxLength,
  idempotencyLifetime,
  type IdempotencyVerdict,
  judgeRepeat,
  type RememberedAnswer,
  requestFingerprint,
} from '../idempotency/idempotency.js';
export {
  admit,
  infographicLimit,
  type RateLimit,
  type RateVerdict,
  requestLimit,
  tightest,
  videoCreationLimit,
} from '../rate-limit/sliding-window.js';
export { audioLimit, documentLimit, imageLimit } from '../request/body-limits.js';
export { type BrandSettings, type CreateRequest, fullHex } from '../request/create-request.js';
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
} from '../request/create-video-body.js';
export { Described, descriptionOf, type FieldDescription, nestedOf } from '../request/described.js';
export {
  EditImageBody,
  type EditImageRole,
  editImageRoles,
  editPromptLimit,
  editRequestOf,
  EditVideoBody,
  type EditVideoRequest,
  parseEditRequest,
} from '../request/edit-request.js';
export { acceptedProperties, fieldError, type FieldError, flattenErrors } from '../request/field-errors.js';
export { IsListOf, IsObjectOf } from '../request/is-list-of.js';
export {
  createRequestOf,
  parseCreateRequest,
  type RequestCatalogues,
  shortestVideoSeconds,
} from '../request/parse-create-request.js';
export { type BodyClass, bodyFormOf, readBody, RequestBody, RequestQuery } from '../request/read-body.js';
export { IsEven, IsFileUrl, IsHexColor, IsHttpsUrl, IsIsoLanguage, parsedUrl } from '../request/rules.js';
export { isSocialLink } from '../request/social-link.js';
export { unstorableText } from '../request/unstorable-text.js';
export { ApproveVideoBody, RenderVideoBody } from '../request/video-bodies.js';
