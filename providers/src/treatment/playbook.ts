import type { Genre } from '@scenewright/core/outline';
import type { MusicMood } from '@scenewright/core/style';

/** How videos of a genre are told. */
export interface Playbook {
  genre: Genre;
  mood: MusicMood;
  /** Seconds that a beat takes at most before it grows long. */
  pace: number;
  /**
   * How it opens: with its name, with its strongest claim, with the question itself, or with the words quoted.
   */
  opening: 'name' | 'claim' | 'question' | 'quote';
  /**
   * What it ends on where the prompt says nothing of it and time is left: its name with what to keep in mind, its points
   * once more in one view, or its own last line.
   */
  ending: 'name' | 'recap' | 'line';
  /** Whether its parts keep the order of the prompt, or may be gathered (facts first, details last). */
  order: 'told' | 'gathered';
  /** Style packs that suit it when nothing in the prompt asks for another; the first that exists. */
  styles: readonly string[];
}
