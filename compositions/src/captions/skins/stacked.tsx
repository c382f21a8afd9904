import { easeOutQuint, mix } from '../../motion/curves.js';
import { since, type CaptionSkinLook } from '../caption-skin.js';
import { lineText } from '../caption-words.js';

/** A line stands as large as the width allows, at most so many times the usual size. */
const largest = 1.5;
const leading = 1.06;

/** A poster of two lines, each as wide as the other; they rise from behind their edge, the spoken one in full ink. */
export const stacked: CaptionSkinLook = {
  type: { role: 'heading', weight: 800, upper: true, scale: 1.1 },
  Words: (drawing) => {
    const { lines, set, box, frame, palette } = drawing;
    const reach = Math.max(...lines.map(({ width }) => width)) * set.size;
    const wished = lines.map(({ width }) => Math.min(set.size * largest, width > 0 ? reach / width : set.size));
    const height = wished.reduce((sum, size) => sum + size * Math.max(leading, set.lineHeight / set.size / 1.18), 0);
    const factor = Math.min(1, (box.height * 0.98) / height);
    return lines.map((line, index) => {
      const first = line.words[0]!.from;
      const up = easeOutQuint(since(drawing, first, 9));
      const size = wished[index]! * factor;
      const said = lines[index + 1] ? frame < lines[index + 1]!.words[0]!.from : true;
      return (
        <div
          key={index}
          style={{
            overflow: 'hidden',
            fontSize: size,
            lineHeight: Math.max(leading, set.lineHeight / set.size / 1.18),
          }}
        >
          <div
            style={{
              color: said ? palette.text : palette.muted,
              ...(up < 1 ? { transform: `translateY(${mix(1.1, 0, up).toFixed(4)}em)` } : {}),
            }}
          >
            {lineText(line)}
          </div>
        </div>
      );
    });
  },
};
