import type { CSSProperties, ReactNode } from 'react';
import type { CaptionDrawing } from './caption-skin.js';
import type { CaptionLine, CaptionWord } from './caption-lines.js';

/** The lines of a page, each word in the style that it has at this frame. */
export function CaptionLines(props: {
  drawing: CaptionDrawing;
  word: (word: CaptionWord, index: number) => CSSProperties;
  line?: (line: CaptionLine, index: number) => CSSProperties;
}): ReactNode {
  let count = 0;
  return props.drawing.lines.map((line, index) => (
    <div key={index} style={props.line?.(line, index)}>
      {line.words.map((word, at) => (
        <span key={at}>
          {word.gap ? ' ' : ''}
          <span style={props.word(word, count++)}>{word.text}</span>
        </span>
      ))}
    </div>
  ));
}

export const lineText = (line: CaptionLine): string =>
  line.words.map(({ text, gap }) => `${gap ? ' ' : ''}${text}`).join('');

/**
 * A line, and the same once more in other colours within a window, which may move over letters: what lies in it changes
 * its ground and its ink at the same place. `from` and `to` in em from the reading side; an empty window draws nothing.
 */
export function LineThroughWindow(props: {
  drawing: CaptionDrawing;
  line: CaptionLine;
  ink: string;
  window: { from: number; to: number; ink: string; ground: string | null; round: number };
}): ReactNode {
  const { line, drawing, ink, window } = props;
  const text = lineText(line);
  const pad = 0.18;
  const [start, end] = [window.from, Math.max(0, line.width + 2 * pad - window.to)];
  const [left, right] = drawing.direction === 'rtl' ? [end, start] : [start, end];
  return (
    <div>
      <span style={{ position: 'relative', display: 'inline-block', color: ink }}>
        {text}
        {window.to <= window.from ? null : (
          <span
            aria-hidden
            style={{
              position: 'absolute',
              top: 0,
              bottom: 0,
              left: `${-pad}em`,
              right: `${-pad}em`,
              textAlign: 'center',
              color: window.ink,
              background: window.ground ?? undefined,
              clipPath: `inset(0 ${right.toFixed(3)}em 0 ${left.toFixed(3)}em round ${window.round}px)`,
            }}
          >
            {text}
          </span>
        )}
      </span>
    </div>
  );
}

/** Beyond the ends of a word that a window takes along. */
export const windowPad = 0.18;
