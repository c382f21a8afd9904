import { tone } from '../../look/tone.js';
import { since, type CaptionSkinLook } from '../caption-skin.js';
import { CaptionLines } from '../caption-words.js';

/** Frames after its start at which a tube goes out again for one: it flickers on. */
const flickers = 2;

/** Tubes on a dark plate, lit word by word. */
export const neon: CaptionSkinLook = {
  plate: true,
  pad: [30, 8],
  type: { weight: 600 },
  Words: (drawing) => {
    const { palette, u, frame, fps } = drawing;
    const light = tone(palette.accent, '#ffffff', 0.25);
    const step = Math.max(1, Math.round(fps / 30));
    return (
      <div style={{ background: '#0b0d18', borderRadius: 16 * u, padding: `${8 * u}px ${30 * u}px`, color: '#ffffff' }}>
        <CaptionLines
          drawing={drawing}
          word={({ from }) => {
            const lit = frame >= from && Math.floor((frame - from) / step) !== flickers;
            const warm = since(drawing, from, 8);
            return lit
              ? {
                  color: tone(light, '#ffffff', 0.55 + 0.35 * warm),
                  textShadow: `0 0 0.08em ${light}, 0 0 0.3em ${light}`,
                }
              : { color: '#8d93a8' };
          }}
        />
      </div>
    );
  },
};
