import type { Brief } from '@scenewright/core/brief';
import type { Genre } from '@scenewright/core/outline';
import type { MusicMood } from '@scenewright/core/style';
import type { Phrases } from '../planner/words/phrases.js';
import type { Reading } from '../reading/reading.js';

/** What every writer of beats knows. */
export interface StoryContext {
  reading: Reading;
  language: string;
  phrases: Phrases;
  genre: Genre;
  mood: MusicMood;
  brief: Brief;
  narrated: boolean;
  /** What the video is about, short enough to stand above a scene; '' when nothing names it. */
  topic: string;
}
