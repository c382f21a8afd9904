import { contrast } from '@scenewright/core/style';
import { mix, spring } from '../../motion/curves.js';
import { since, type CaptionSkinLook } from '../caption-skin.js';
import { CaptionLines } from '../caption-words.js';

const pop = spring(0.9);

/** Each word comes up with a pop when it is said, and wears the accent for as long. */
export const wordPop: CaptionSkinLook = {
  type: { weight: 800, scale: 1.08 },
  Words: (drawing) => {
    const { palette, frame, waiting } = drawing;
    // Large letters: WCAG asks 3:1. A filmed picture has its dark plate, where no accent is sure to be legible.
    const marks = palette.text !== '#ffffff' && contrast(palette.accent, palette.background) >= 3;
    return (
      <CaptionLines
        drawing={drawing}
        word={({ from, to }) => {
          const come = since(drawing, from, 7);
          return {
            display: 'inline-block',
            opacity: frame < from ? waiting : 1,
            // A word that waits in sight swells from its own size.
            ...(come < 1 && (frame >= from || waiting === 0)
              ? { transform: `scale(${mix(waiting > 0 ? 0.88 : 0.55, 1, pop(come)).toFixed(4)})` }
              : {}),
            ...(marks && frame >= from && frame < to ? { color: palette.accent } : {}),
          };
        }}
      />
    );
  },
};
