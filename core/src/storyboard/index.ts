export {
  type Cue,
  CueSchema,
  type MusicMood,
  MusicMoodSchema,
  type SceneIntent,
  SceneIntentSchema,
  type Storyboard,
  type StoryboardScene,
  StoryboardSceneSchema,
  StoryboardSchema,
  type Warning,
  WarningSchema,
} from './storyboard.js';
