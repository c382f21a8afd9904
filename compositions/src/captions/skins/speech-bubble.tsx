import { mix, spring } from '../../motion/curves.js';
import { since, type CaptionSkinLook } from '../caption-skin.js';
import { CaptionLines } from '../caption-words.js';

const blow = spring(0.7);
/** Of the tail, in layout units; it stands in the room under the plate. */
const tail = 18;

/** A bubble with its tail; it is blown up from it, and its words come as they are said. */
export const speechBubble: CaptionSkinLook = {
  plate: true,
  pad: [32, 14],
  type: { weight: 600, scale: 0.92 },
  Words: (drawing) => {
    const { palette, u, frame, page, direction } = drawing;
    const blown = since(drawing, page.from, 9);
    const side = direction === 'rtl' ? 'right' : 'left';
    const line = 4 * u;
    return (
      <div
        style={{
          position: 'relative',
          top: (-tail / 3) * u,
          background: palette.surface,
          color: palette.text,
          border: `${line}px solid ${palette.text}`,
          borderRadius: 30 * u,
          padding: `${5 * u}px ${28 * u}px`,
          transformOrigin: direction === 'rtl' ? '82% 116%' : '18% 116%',
          ...(blown < 1 ? { transform: `scale(${mix(0.2, 1, blow(blown)).toFixed(4)})` } : {}),
        }}
      >
        <svg
          width={36 * u}
          height={(tail + 4) * u}
          viewBox="0 0 36 22"
          style={{ position: 'absolute', [side]: '18%', top: `calc(100% - ${0.5 * u}px)`, display: 'block' }}
        >
          <path
            d="M2 0 L8 20 L30 0"
            fill={palette.surface}
            stroke={palette.text}
            strokeWidth={4}
            strokeLinejoin="round"
          />
        </svg>
        <CaptionLines drawing={drawing} word={({ from }) => ({ opacity: frame < from ? 0.45 : 1 })} />
      </div>
    );
  },
};
