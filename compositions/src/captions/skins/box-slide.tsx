import { easeInOut, mix } from '../../motion/curves.js';
import { since, type CaptionSkinLook } from '../caption-skin.js';
import { LineThroughWindow, windowPad } from '../caption-words.js';

/** One box in the accent that slides from word to word as they are said. */
export const boxSlide: CaptionSkinLook = {
  type: { weight: 700 },
  Words: (drawing) =>
    drawing.lines.map((line, index) => {
      const { palette, frame, lines, u } = drawing;
      const at = line.words.findLastIndex(({ from }) => from <= frame);
      const word = line.words[at];
      // It leaves a line when the voice goes on to the next.
      const next = lines[index + 1]?.words[0];
      const gone = next ? since(drawing, next.from, 3) : 0;
      const before = line.words[at - 1];
      const slid = word ? easeInOut(since(drawing, word.from, 5)) : 0;
      const from = word ? (before ? mix(before.start, word.start, slid) : word.start) : 0;
      const to = word ? (before ? mix(before.end, word.end, slid) : mix(word.start, word.end, slid)) : 0;
      return (
        <LineThroughWindow
          key={index}
          {...{ drawing, line }}
          ink={palette.text}
          window={{
            from: mix(from, to + 2 * windowPad, easeInOut(gone)),
            to: word ? to + 2 * windowPad : 0,
            ...{ ink: palette.onAccent, ground: palette.accent, round: 10 * u },
          }}
        />
      );
    }),
};
