import { easeOut, mix } from '../../motion/curves.js';
import { since, type CaptionSkinLook } from '../caption-skin.js';
import { lineText } from '../caption-words.js';

/** As films have them: white on a dark band as wide as its line, which comes up and goes with the page. */
export const subtitle: CaptionSkinLook = {
  plate: true,
  pad: [16, 2],
  type: { weight: 500, scale: 0.95 },
  Words: (drawing) => {
    const { lines, page, u } = drawing;
    const come = easeOut(since(drawing, page.from, 5));
    const gone = since(drawing, page.to - Math.round(drawing.fps / 10), 3);
    return lines.map((line, index) => (
      <div key={index}>
        <span
          style={{
            display: 'inline-block',
            background: 'rgba(8, 9, 12, 0.8)',
            color: '#ffffff',
            padding: `0 ${16 * u}px`,
            opacity: come < 1 ? come : 1 - gone,
            ...(come < 1 ? { transform: `translateY(${mix(0.2, 0, come).toFixed(4)}em)` } : {}),
          }}
        >
          {lineText(line)}
        </span>
      </div>
    ));
  },
};
