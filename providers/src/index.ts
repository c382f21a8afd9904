// Sound: speech, music, effects, beats.
export { createEspeakSpeech, type EspeakOptions } from './speech/espeak-speech.js';
export { espeakLanguages, espeakVoices, type Voice } from './speech/voices.js';
export { splitWords } from './speech/words.js';
export { spokenForms } from './speech/spoken-form.js';

// Planner: prompt and documents to storyboard.
export { createRulePlanner, type RulePlannerOptions } from './planner/planner.js';
// A language model as planner; the rules take over where it fails.
export { createModelClient } from './language-model/client.js';
export type { ModelClient } from './language-model/model-client.js';
export { ModelFailure } from './language-model/model-failure.js';
export { createModelPlanner, type ModelPlannerOptions } from './language-model/planner.js';
export {
  createModelEnhancer,
  enhanceByRules,
  rememberedEnhancer,
  type EnhancedPrompt,
  type PromptEnhancer,
} from './language-model/enhancer.js';
export { withUsage, type LanguageModelSettings, type ModelUsage } from './language-model/settings.js';
export { withAskedLength, type AskedLength } from './treatment/asked-length.js';
export { withFittingLength } from './storyboard/fitting-length.js';
export { enhancePrompt } from './enhance/enhance-prompt.js';
export { documentText, inventedNumbers, missingFigures } from './planner/check-storyboard.js';
// Editor: a change in words to another storyboard.
export { createModelEditor, type ModelEditorOptions } from './language-model/editor.js';
export { createRuleEditor, editExamples, type RuleEditorOptions } from './editor/editor.js';
export { readEdit } from './editor/grammar.js';
export { editRules } from './editor/rules/registry.js';

export { maxDocumentBytes, readDocument, type DocumentType } from './documents/read-document.js';
export { createComposer } from './music/composer.js';
export { createEffects } from './effects/effects.js';
export { readUserAudio, type ReadUserAudio, type UserAudioRequest } from './voiceover/read-user-audio.js';
export { detectBeats, type DetectedBeats } from './beat-detection/detect-beats.js';

// Files of a request: checked by content, decoded out of harm's way.
export {
  gatherInputs,
  inputBytes,
  noSocialAudio,
  type GatheredInputs,
  type InputItems,
  type InputPlaces,
  type UnusableInput,
} from './inputs/gather-inputs.js';
export { createInputDecoder, type InputDecoder, type InputDecoderOptions } from './inputs/input-decoder.js';
export {
  clipsOf,
  soundsOf,
  editLinkLimit,
  gatherLinks,
  linkRefusal,
  type FilmImport,
  type GatheredLink,
  type LinkPlaces,
} from './inputs/gather-links.js';
export { type FoundLink } from './editor/clause.js';
export { linksIn } from './editor/find-links.js';
export { InputProblem } from './inputs/input-problem.js';

// Addresses that somebody else has named: checked, pinned, bounded in size and time.
export { isPublicAddress } from './outbound/public-address.js';
export { AddressRefused, visiblyPrivate } from './outbound/address-guard.js';
export { guardedRequest, type GuardedResponse } from './outbound/guarded-request.js';
export { guardedFetch } from './outbound/guarded-fetch.js';
export { fetchFile, fileNameOf, type FetchRules } from './outbound/fetch-file.js';

// What every host puts together in the same way.
export { monotonicSeconds, planPorts, sha256, type StudioParts } from './studio/plan-ports.js';
export { readyBrief, type BriefOrder, type ReadyBrief } from './studio/ready-brief.js';
export { keptAssets, keptSounds } from './studio/edited-files.js';

// Assets in a folder.
export { assetRenewMs, DiskAssetIndex, DiskAssetStore, type AssetsInUse } from './assets/disk-asset-store.js';

export { type LoadedImage } from './inputs/load-image.js';
export { type SoundDecoder } from './inputs/load-audio.js';
export { createYtDlpAudio, ytDlpWhenInstalled, type YtDlpOptions } from './social-audio/yt-dlp.js';

export { type ReviewOptions } from './language-model/review.js';
// Infographics.
export {
  createModelInfographer,
  type Infographer,
  type ModelInfographerOptions,
} from './language-model/infographer.js';
export { planInfographic } from './infographic/plan-infographic.js';
export type { InfographicBrief } from '@scenewright/core/infographics';
export { editInfographic, type InfographicEdit } from './infographic/edit-infographic.js';

// Footage: shots for a storyboard, and a reviewer's changes to them.
export { boardWordsOf } from './footage/board-words.js';
export { filmStoryboard } from './footage/film-storyboard.js';
export { guardFootageMaker, type FootageGuard } from './footage/guard-footage-maker.js';
export { reviseStoryboard, revisionExamples, type Revision } from './footage/revise.js';
export { drawingCount } from './pictures/drawing-set.js';

// Fonts by name, and those that people bring.
export { FontLibrary, type FontLibraryOptions } from './fonts/font-library.js';
export { readFontFile, type FontFile } from './fonts/font-file.js';
export { fontSourceNames, openFontLibrary, type FontSourceName } from './fonts/open-font-library.js';
export type { FontSource, SourcedFamily } from './fonts/font-source.js';
export { fontsNamedIn } from './editor/font-names.js';
