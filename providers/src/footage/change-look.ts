import type { CastLook } from '@scenewright/core/shots';
import { withPersonWords } from './change-person.js';
import { findColor, mixed } from './color-names.js';
import { near } from './word-near.js';
import type { Changed } from './changed-look.js';

/** A look with what the words say of it worked in. */
export function withWords(look: CastLook, words: string): Changed<CastLook> {
  if (look.figure === 'person') return withPersonWords(look, words);
  const color = findColor(words);
  if (look.figure === 'animal') {
    const next = { ...look };
    let changed = false;
    const collar = near(words, 'collar|scarf|ribbon|bandana');
    if (collar.said) {
      next.collar = collar.off ? null : (collar.color ?? '#c8403a');
      changed = true;
    }
    const belly = near(words, 'belly|chest|breast');
    if (belly.color) {
      next.belly = belly.color;
      changed = true;
    }
    const marks = near(words, 'ears?|paws?|feet|marks?|spots?|tail tip');
    if (marks.color) {
      next.mark = marks.color;
      changed = true;
    }
    if (color && !changed) {
      next.coat = color;
      // What is under a pale coat is paler still; marks keep their contrast.
      next.belly = mixed(color, '#ffffff', 0.72);
      changed = true;
    }
    if (/(?<!\p{L})(?:young|little|tiny|baby|small|smaller|petit|klein|pequeñ)/iu.test(words) && !look.young) {
      next.young = true;
      changed = true;
    } else if (/(?<!\p{L})(?:grown|adult|bigger|larger|big)(?!\p{L})/iu.test(words) && look.young) {
      next.young = false;
      changed = true;
    }
    return { look: next, changed };
  }
  if (!color) return { look, changed: false };
  const second = near(words, 'sails?|stripes?|windows?|roof|trim|label');
  return { look: second.color ? { ...look, second: second.color } : { ...look, color }, changed: true };
}
