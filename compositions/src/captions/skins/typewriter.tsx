import { directionOf } from '../caption-lines.js';
import { spokenShare, type CaptionSkinLook } from '../caption-skin.js';
import { lineText } from '../caption-words.js';

/** Letters come as they are typed, with a caret at the end. Words are uncovered whole, so that joined scripts stay joined. */
export const typewriter: CaptionSkinLook = {
  type: { role: 'mono', weight: 500, scale: 0.92 },
  Words: (drawing) => {
    const { lines, frame, direction, palette, fps, page, waiting } = drawing;
    const typing = lines.findLastIndex(({ words }) => words[0]!.from <= frame);
    return lines.map((line, index) => {
      const word = line.words.findLast(({ from }) => from <= frame);
      const letters = word ? [...word.text].length : 1;
      const typed = word ? Math.ceil(spokenShare(drawing, word) * letters) / letters : 0;
      const to = word ? word.start + (word.end - word.start) * typed : 0;
      const hidden = Math.max(0, line.width - to);
      const done = frame >= page.words.at(-1)!.to;
      // It blinks twice a second once all is said.
      const caret = index === Math.max(0, typing) && (!done || Math.floor((frame * 4) / fps) % 2 === 0);
      const side = direction === 'rtl' ? 'right' : 'left';
      return (
        <div key={index}>
          <span style={{ position: 'relative', display: 'inline-block' }}>
            {waiting > 0 ? (
              <span aria-hidden style={{ position: 'absolute', inset: 0, opacity: waiting }}>
                {lineText(line)}
              </span>
            ) : null}
            <span
              style={{
                display: 'inline-block',
                clipPath:
                  hidden === 0
                    ? undefined
                    : directionOf(lineText(line)) === 'rtl'
                      ? `inset(0 0 0 ${hidden.toFixed(3)}em)`
                      : `inset(0 ${hidden.toFixed(3)}em 0 0)`,
              }}
            >
              {lineText(line)}
            </span>
            {caret ? (
              <span
                style={{
                  position: 'absolute',
                  [side]: `${(to + 0.06).toFixed(3)}em`,
                  top: '0.14em',
                  width: '0.5em',
                  height: '1em',
                  background: palette.accent,
                }}
              />
            ) : null}
          </span>
        </div>
      );
    });
  },
};
