import { easeOutQuint, mix } from '../../motion/curves.js';
import { since, type CaptionSkinLook } from '../caption-skin.js';
import { CaptionLines } from '../caption-words.js';

/** Two lines on a newsroom's plate: it is wiped in from its stripe, and the second line comes up under the first. */
export const broadcast: CaptionSkinLook = {
  plate: true,
  pad: [34, 7],
  type: { weight: 600, scale: 0.94 },
  Words: (drawing) => {
    const { palette, u, frame, direction, page } = drawing;
    const come = easeOutQuint(since(drawing, page.from, 9));
    const hidden = `${((1 - come) * 100).toFixed(2)}%`;
    const edge = direction === 'rtl' ? { borderRight: `${9 * u}px solid ${palette.accent}` } : { borderLeft: `${9 * u}px solid ${palette.accent}` }; // prettier-ignore
    return (
      <div
        style={{
          background: palette.surface,
          color: palette.text,
          ...edge,
          padding: `${7 * u}px ${25 * u}px`,
          textAlign: 'start',
          clipPath: come === 1 ? undefined : direction === 'rtl' ? `inset(0 0 0 ${hidden})` : `inset(0 ${hidden} 0 0)`,
        }}
      >
        <CaptionLines
          drawing={drawing}
          word={({ from }) => ({ color: frame < from ? palette.muted : palette.text })}
          line={(_, index) => {
            const up = easeOutQuint(since(drawing, page.from + index * 3, 10));
            return up === 1 ? {} : { transform: `translateY(${mix(0.5, 0, up).toFixed(4)}em)` };
          }}
        />
      </div>
    );
  },
};
