import { mix, spring } from '../../motion/curves.js';
import { since, type CaptionSkinLook } from '../caption-skin.js';
import { CaptionLines } from '../caption-words.js';

const drop = spring(1);

/** Words fall onto the line one after the other, each a little askew until it rests. */
export const bounce: CaptionSkinLook = {
  type: { weight: 800 },
  Words: (drawing) => (
    <CaptionLines
      drawing={drawing}
      word={({ from }, index) => {
        const fallen = since(drawing, from, 10);
        const rest = drop(fallen);
        const askew = (index % 2 === 0 ? -7 : 7) * (1 - rest);
        return {
          display: 'inline-block',
          opacity: drawing.frame < from ? drawing.waiting : 1,
          ...(fallen < 1 && (drawing.frame >= from || drawing.waiting === 0)
            ? { transform: `translateY(${mix(-0.5, 0, rest).toFixed(4)}em) rotate(${askew.toFixed(3)}deg)` }
            : {}),
        };
      }}
    />
  ),
};
