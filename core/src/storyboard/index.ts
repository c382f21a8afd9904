export { filmMotif, mostLarge } from './film-motif.js';
export { filmStyle } from './film-style.js';
export {
  type Cue,
  CueSchema,
  type SceneIntent,
  SceneIntentSchema,
  type Storyboard,
  type StoryboardScene,
  StoryboardSceneSchema,
  StoryboardSchema,
} from './storyboard.js';
