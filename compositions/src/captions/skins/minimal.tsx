import { easeOut } from '../../motion/curves.js';
import { since, spokenShare, type CaptionSkinLook } from '../caption-skin.js';
import { CaptionLines } from '../caption-words.js';

/** Small and light; words come up as they are said, over a hairline that tells how far the page is. */
export const minimal: CaptionSkinLook = {
  type: { weight: 500, scale: 0.82 },
  Words: (drawing) => {
    const { palette, u, direction, page } = drawing;
    const said = spokenShare(drawing, page);
    return (
      <div style={{ position: 'relative' }}>
        <CaptionLines
          drawing={drawing}
          word={({ from }) => ({ opacity: 0.4 + 0.6 * easeOut(since(drawing, from - 2, 6)) })}
        />
        <div
          style={{
            position: 'absolute',
            left: 0,
            right: 0,
            bottom: -4 * u,
            height: 3 * u,
            background: palette.accent,
            transformOrigin: direction === 'rtl' ? '100% 50%' : '0 50%',
            transform: `scaleX(${said.toFixed(4)})`,
          }}
        />
      </div>
    );
  },
};
