import { spokenShare, type CaptionSkinLook } from '../caption-skin.js';
import { LineThroughWindow, windowPad } from '../caption-words.js';

/** A bar that fills the line with the voice: what was said stands in the accent. */
export const karaoke: CaptionSkinLook = {
  type: { weight: 700 },
  Words: (drawing) =>
    drawing.lines.map((line, index) => {
      const { palette, frame } = drawing;
      const word = line.words.findLast(({ from }) => from <= frame);
      const filled = word ? word.start + (word.end - word.start) * spokenShare(drawing, word) : -windowPad;
      const whole = word !== undefined && word === line.words.at(-1) && frame >= word.to;
      const to = word === undefined ? 0 : whole ? line.width + 2 * windowPad : filled + windowPad;
      return (
        <LineThroughWindow
          key={index}
          {...{ drawing, line }}
          ink={palette.text}
          window={{ from: 0, to, ink: palette.onAccent, ground: palette.accent, round: 4 * drawing.u }}
        />
      );
    }),
};
