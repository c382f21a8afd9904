export {
  FigureSchema,
  SentimentSchema,
  TrendSchema,
  type Figure,
  type Sentiment,
  type Trend,
} from './figure/figure.js';
export { depictionOf, fieldOf, toScale, type Depiction } from './figure/depiction.js';
export { ArrangementSchema, arrangements, type Arrangement } from './drawing/arrangement.js';
export { DrawingSchema, ShapeSchema, type Drawing } from './drawing/drawing.js';
export { genres, GenreSchema, type Genre } from './outline/genre.js';
export {
  EvidenceSchema,
  LabelledFigureSchema,
  type Evidence,
  type EvidenceOf,
  type EvidenceType,
} from './outline/evidence.js';
export { skies, type Sky } from './outline/shaped-evidence.js';
export {
  BeatPurposeSchema,
  BeatSchema,
  OutlineSchema,
  TreatmentSchema,
  type Beat,
  type BeatPurpose,
  type Outline,
  type Treatment,
} from './outline/outline.js';
export { BriefSchema, BriefDocumentSchema, type Brief, type BriefDocument } from './brief/brief.js';
export {
  AssetSchema,
  AssetsManifestSchema,
  WordTimeSchema,
  type Asset,
  type AssetsManifest,
  type WordTime,
} from './assets/assets.js';
export {
  CueSchema,
  MusicMoodSchema,
  SceneIntentSchema,
  StoryboardSceneSchema,
  StoryboardSchema,
  WarningSchema,
  type Cue,
  type MusicMood,
  type SceneIntent,
  type Storyboard,
  type StoryboardScene,
  type Warning,
} from './storyboard/storyboard.js';
export {
  KindWithContentSchema,
  sceneContentSchemas,
  sceneKinds,
  type KindWithContent,
  type SceneContent,
  type SceneKind,
  kindsThat,
  sceneKindOf,
} from './storyboard/scene-content/scene-content.js';
export { FreeformLayerSchema, type FreeformLayer } from './scenes/kinds/freeform.js';
export { type LabelledFigure, type Series } from './scenes/content-parts.js';
export {
  CaptionSkinSchema,
  captionSkins,
  captionStyles,
  type CaptionSkin,
  type CaptionStyle,
} from './captions/caption-skins.js';
export { exitFrames, exitSeconds } from './timing/exits.js';
export { captionKeepOut, keepOuts, type KeepOut } from './canvas/keep-out.js';
export {
  PaletteSchema,
  ResolvedStyleSchema,
  StylePackSchema,
  type Palette,
  type ResolvedStyle,
  type StylePack,
} from './style/style-pack.js';
export {
  CaptionPageSchema,
  StressSchema,
  type Stress,
  SoundClipSchema,
  TimelineSceneSchema,
  TimelineSchema,
  TransitionSchema,
  type CaptionPage,
  type SoundClip,
  type Timeline,
  type TimelineScene,
  type Transition,
} from './timeline/timeline.js';
export { SegmentSchema, type Segment } from './segment/segment.js';
export type {
  CallOptions,
  ComposedMusic,
  EffectKind,
  Effects,
  MediaFile,
  Music,
  MusicRequest,
  Planner,
  SocialAudio,
  Speech,
  SpeechRequest,
  SpokenText,
} from './ports/generation.js';
export type { AssetIndex, AssetStore, Digest, MadeAsset } from './ports/storage.js';
export type {
  QualityProfile,
  RenderedVideo,
  RenderProgress,
  RenderRequest,
  Size,
  StillRequest,
  VideoRenderer,
} from './ports/rendering.js';
export { StageFailure, type Stage } from './ports/stage-failure.js';

// Canvas, canonical JSON and segments.
export {
  aspectRatios,
  dimensionBounds,
  dimensionErrors,
  layoutCanvas,
  layoutShortSide,
  outputSize,
  resolutionHolding,
  resolutions,
  shapeClass,
  shapeOf,
  shortSideOf,
  sizeOfAspectRatio,
  type AspectRatio,
  type Resolution,
  type ShapeClass,
} from './canvas/canvas.js';
export { canonicalJson } from './canonical-json/canonical-json.js';
export { cutSegments, type CutOptions } from './segment/cut-segments.js';

// Languages, models and prices.
export { isLanguage, languageOf, languages, type Language, type Script } from './language/languages.js';
export { estimateSpeechSeconds, readingSeconds } from './language/speech-length.js';
export { unspacedLetter, unspacedLetters } from './language/unspaced-letters.js';
export { defaultModel, findModel, listedModels, models, type Model } from './model/models.js';
export { defaultPriceBook, type PriceBook } from './pricing/price-book.js';
export {
  exportMinutes,
  generationCredits,
  quote,
  type CoveredPart,
  type Quote,
  type QuoteSubject,
  type WorkDone,
} from './pricing/quote.js';

// Requests, briefs and seeds.
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
} from './request/create-video-body.js';
export { audioLimit, documentLimit, imageLimit } from './request/body-limits.js';
export { ApproveVideoBody, RenderVideoBody } from './request/video-bodies.js';
export { Described, descriptionOf, nestedOf, type FieldDescription } from './request/described.js';
export { IsListOf, IsObjectOf } from './request/is-list-of.js';
export { acceptedProperties } from './request/field-errors.js';
export { bodyFormOf, readBody, RequestBody, RequestQuery, type BodyClass } from './request/read-body.js';
export { fullHex, type BrandSettings, type CreateRequest } from './request/create-request.js';
export {
  createRequestOf,
  parseCreateRequest,
  shortestVideoSeconds,
  type RequestCatalogues,
} from './request/parse-create-request.js';
export { fieldError, flattenErrors, type FieldError } from './request/field-errors.js';
export { IsEven, IsFileUrl, IsHexColor, IsHttpsUrl, IsIsoLanguage, parsedUrl } from './request/rules.js';
export { unstorableText } from './request/unstorable-text.js';
export { isSocialLink } from './request/social-link.js';
export { buildBrief, videoFps, type FetchedInputs } from './request/build-brief.js';
export { isStylePicture, noColors, stylePictureNotes, withPictureColors } from './request/style-pictures.js';
export { pictureColors, type PictureColors, type PictureLook } from './style/picture-look.js';
export { pickBySeed, seedOf } from './seed/seed.js';

// Colour and brand.
export {
  colorDistance,
  contrast,
  hexOf,
  luminance,
  oklabOf,
  oklchOf,
  withContrast,
  type Oklch,
} from './style/color.js';
export { bundledFamilies, familyFor, type BundledFamily, type FoundFamily } from './style/brand-fonts.js';
export { brandNotes } from './style/brand-notes.js';
export { graphicContrast, resolveStyle, textContrast, type StyleWishes } from './style/resolve-style.js';

// Timing and layout.
export { cueSeconds } from './timing/cues.js';
export {
  fastestPace,
  fitScenes,
  tightestReading,
  toleratedOverrun,
  type Fit,
  type FitInput,
} from './timing/fit-scenes.js';
export type { NamedDay, NamedThing, Offer, OfferTools, SceneInWords, SceneKindDescriptor, TextMentions } from './scenes/scene-kind.js'; // prettier-ignore
export type { PanelDraft, PanelTools } from './scenes/to-panels.js';
export { type FieldRole, type TextRole } from './scenes/field-roles.js';
export {
  mapSceneText,
  sceneFields,
  sceneFiles,
  walkSceneText,
  type SceneField,
  type WalkedScene,
} from './scenes/walk-scene-text.js';
export { onScreenText, sceneReadingSeconds } from './timing/on-screen-text.js';
export { chooseTransitions, type TransitionOptions } from './timing/transitions.js';
export { spreadWords } from './timing/word-times.js';
export { captionPages, captionWords, textWidth, type CaptionScene } from './layout/caption-pages.js';
export { layOut, transitionOptions, type LayoutInput, type SceneSpeech } from './layout/lay-out.js';
export { type Station } from './scenes/kinds/choreography.js';
export { type UserAudio } from './layout/sound-clips.js';
export { voiceoverLead, voiceoverPlaces, voiceoverTail, voiceTrack, type VoiceTrack } from './layout/voice-track.js';
export { alignScript, type Phrase } from './timing/align-script.js';
export { beatsThroughout, beatSpacing, musicLoop, noBeatFound, type MusicLoop } from './timing/music-beats.js';

// Edits.
export type { EditChange, EditImage, EditLink, Editor, EditRequest, EditResult } from './ports/editor.js';
export {
  EditImageBody,
  editImageRoles,
  editPromptLimit,
  editRequestOf,
  EditVideoBody,
  parseEditRequest,
  type EditImageRole,
  type EditVideoRequest,
} from './request/edit-request.js';
export { editVideo, type EditedVideo, type EditInput } from './edit/edit-video.js';
export { estimateEdit } from './edit/estimate-edit.js';
export { changedScenes, sceneSeconds, type ChangedScenes } from './edit/changed-scenes.js';
export { editCredits, type EditWork } from './pricing/edit-price.js';

// The use case.
export { makeVideo, renderProgress, type MadeVideo, type MakeVideoInput } from './make-video/make-video.js';
export { checkStory, storyRules, storyWarnings } from './story-check/check-story.js';
export { numbersIn } from './story-check/numbers-in.js';
export { sentencesOf } from './story-check/rules/repeated-text.js';
export { isReadByPart, mostWordsShown, wordsShown } from './story-check/rules/dense-screen.js';
export { storyCodes, type StoryCode, type StoryFinding } from './story-check/story-finding.js';
export type { SourceFigure, StorySource, SourceClause } from './story-check/story-source.js';
export { draftVideo, type DraftPorts } from './make-video/draft-video.js';
export { sceneStills, smallSize, type SceneStill, type SceneStillPorts } from './make-video/scene-stills.js';
export { planVideo, type PlanInput, type PlannedVideo, type PlanTimings } from './make-video/plan-video.js';
export { type EarlierVideo } from './make-video/speak-to-fit.js';
export type { CommittedScenes } from './make-video/committed-scenes.js';
export type { PlanPorts, RunOptions, VideoProgress, VideoStage } from './make-video/video-ports.js';

// The service: jobs, money, limits, webhooks, errors.
export { errorCatalogue, type ErrorCode } from './errors/error-catalogue.js';
export { ServiceError, errorBody, type ErrorBody } from './errors/service-error.js';
export {
  inFlightStatuses,
  isInFlight,
  isTerminal,
  jobStatuses,
  terminalStatuses,
  type CompletedJob,
  type FinishedRender,
  type JobEdit,
  type JobError,
  type JobFacts,
  type JobScene,
  type JobStatus,
  type PausedJob,
  type ProcessingJob,
  type QueuedJob,
  type RenderingJob,
  type RenderTarget,
  type ReviewGate,
  type VideoJob,
  type WorkPhase,
} from './video-job/video-job.js';
export { type JobEffect, type JobEvent } from './video-job/job-event.js';
export { decide, openVideoJob } from './video-job/decide.js';
export { type JobDecision, type JobRefusal } from './video-job/job-decision.js';
export { videoJobTransitions } from './video-job/transition-table.js';
export { allowsModel, allowsResolution, defaultPlans, PlanSchema, PlanTableSchema, type Plan } from './plans/plans.js';
export {
  applyMovement,
  meteringPeriod,
  meterUnits,
  type Balance,
  type Hold,
  type HoldState,
  type LedgerEntry,
  type LedgerResult,
  type MeterUnit,
  type Movement,
} from './metering/ledger.js';
export {
  admit,
  infographicLimit,
  requestLimit,
  tightest,
  videoCreationLimit,
  type RateLimit,
  type RateVerdict,
} from './rate-limit/sliding-window.js';
export {
  nextWebhookTry,
  webhookBody,
  webhookEvents,
  webhookHeaders,
  webhookRetryDelays,
  webhookTimeoutSeconds,
  type Hmac,
  type WebhookEnvelope,
  type WebhookEvent,
} from './webhook/webhook.js';
export {
  idempotencyKeyMaxLength,
  idempotencyLifetime,
  judgeRepeat,
  requestFingerprint,
  type IdempotencyVerdict,
  type RememberedAnswer,
} from './idempotency/idempotency.js';

// Sound as numbers: files, filters, rates. Pure arithmetic, shared by the voices, the music and the mix.
export {
  decodeFrames,
  decodeWav,
  encodeWav,
  toPcm16,
  wavFrameBytes,
  wavHeader,
  wavLayout,
  type Pcm,
  type WavLayout,
} from './audio/wav.js';
export { Biquad, designBiquad, filterInPlace, type BiquadCoefficients, type FilterShape } from './audio/biquad.js';
export { resample } from './audio/resample.js';

// Footage and its review.
export {
  CastMemberSchema,
  garments,
  hairStyles,
  hatKinds,
  lookColors,
  LookSchema,
  species,
  thingShapes,
  type AnimalLook,
  type CastLook,
  type CastMember,
  type PersonLook,
  type ThingLook,
} from './footage/cast.js';
export { footageSeconds } from './footage/film-length.js';
export { expectedSeconds } from './timing/expected-seconds.js';
export { plannedSeconds } from './timing/planned-seconds.js';
export { footageMembers, withMember } from './footage/members.js';
export {
  cameraMoves,
  PlacedFigureSchema,
  poses,
  shotLine,
  ShotSchema,
  shotSeasons,
  shotSettings,
  shotSizes,
  shotTimes,
  shotWeathers,
  views,
  type CameraMove,
  type PlacedFigure,
  type Pose,
  type Shot,
  type ShotSetting,
  type ShotSize,
  type View,
} from './footage/shot.js';
export {
  footageRefused,
  type ClipIntake,
  type FilmedClip,
  type FilmOptions,
  type FootageMaker,
  type FootageRequest,
  type FootageSet,
} from './ports/footage.js';
export { describeShot } from './footage/describe-shot.js';
export { boardFrame, reviewBoard, shotsOf, type BoardInput } from './review/board.js';

// Style packs.
export { stylePack, stylePacks } from './style/packs.js';
export { transitionKinds, type TransitionKind } from './timing/transition-kinds.js';

// Infographics.
export { figureParts, figureText, figureWithValue } from './figure/figure-text.js';
export {
  InfographicContentSchema,
  namedCategories,
  panelKinds,
  panelLimit,
  panelSchemas,
  PanelSchema,
  type InfographicContent,
  type Panel,
  type PanelKind,
} from './infographic/panel.js';
export {
  infographicDimensions,
  infographicFps,
  infographicSeconds,
  InfographicSchema,
  type Infographic,
} from './infographic/infographic.js';
export { infographicTimeline, panelSeconds, type InfographicRender } from './infographic/infographic-timeline.js';
export {
  settingsSchema,
  type Setting,
  type SettingsSchema,
  type SettingsValues,
} from './infographic/settings-schema.js';
export { brandedStyle, type BrandedStyle } from './infographic/brand-style.js';
export { applySettings, checkSettings } from './infographic/apply-settings.js';
export { fontOptions } from './infographic/font-options.js';
export {
  GenerateInfographicBody,
  InfographicBrandBody,
  InfographicDocumentBody,
  infographicRequestOf,
  parseInfographicRequest,
  type InfographicRequest,
} from './infographic/generate-request.js';
export { ChangeInfographicBody } from './infographic/change-body.js';
export {
  infographicRenderOf,
  parseInfographicRender,
  RenderInfographicBody,
  type InfographicRenderRequest,
} from './infographic/render-request.js';
export { infographicBrief, type InfographicBrief } from './infographic/infographic-brief.js';
