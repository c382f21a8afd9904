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
export { type MusicMood, MusicMoodSchema } from './music-mood.js';
export { type Warning, WarningSchema } from './warning.js';
