import { useScene } from '../../scene-context/scene-context.js';
import { CaptionLines } from '../caption-words.js';
import type { CaptionSkinLook } from '../caption-skin.js';

/** A plate in the ink of the pack; words are faint until they are said. */
export const boxed: CaptionSkinLook = {
  plate: true,
  pad: [26, 8],
  Words: function Boxed(drawing) {
    const { palette, look } = useScene();
    const { u, frame } = drawing;
    return (
      <div
        style={{
          background: palette.text,
          color: palette.background,
          borderRadius: look.shape.radius / 2,
          padding: `${8 * u}px ${26 * u}px`,
        }}
      >
        <CaptionLines drawing={drawing} word={({ from }) => ({ opacity: frame < from ? 0.55 : 1 })} />
      </div>
    );
  },
};
