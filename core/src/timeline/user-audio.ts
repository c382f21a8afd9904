import type { Asset, WordTime } from '../assets/assets.js';
import type { Phrase } from '../timing/align-script.js';

export interface UserAudio {
  role: 'music' | 'voiceover' | 'sfx';
  asset: Asset;
  /** Seconds of the beats of a music track; the build is cut to them. */
  beats?: readonly number[];
  /** When a voiceover speaks, in seconds of the recording; the scenes follow its pauses. */
  phrases?: readonly Phrase[];
  /** Its words, when its text is known; they become captions. */
  words?: readonly WordTime[];
}
