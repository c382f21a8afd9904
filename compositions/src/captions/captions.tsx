import type { CaptionPage, Palette, Timeline } from '@scenewright/core';
import type { CSSProperties, ReactNode } from 'react';
import { useScene } from '../scene-context/scene-context.js';
import { captionBox } from '../scene-context/scene-state.js';
import { drawingOf } from '../scenes/registry.js';
import { setText, type SetText } from '../typography/set-text.js';

/** The caption page of a frame, in the skin of the timeline. `frame` counts from the start of the video. */
export function Captions(props: { timeline: Timeline; frame: number }): ReactNode {
  const { timeline, frame } = props;
  const scene = useScene();
  const captions = timeline.captions;
  const page = captions?.pages.find((candidate) => candidate.from <= frame && frame < candidate.to);
  if (captions === null || page === undefined) return null;

  const box = captionBox(timeline);
  // Over a filmed picture words stand on a ground of their own, light on dark in every pack.
  const filmed = drawingOf(scene.kind).ground === null && captions.skin !== 'boxed';
  const palette = filmed ? { ...scene.palette, text: '#ffffff', muted: '#b4bccb' } : scene.palette;
  const pad = captions.skin === 'boxed' || filmed ? 26 * scene.u : 0;
  const size = scene.shape === 'tall' ? 52 : 42;
  const set = setText(
    scene,
    {
      text: pageText(page),
      role: 'body',
      size: [size, size * 0.6],
      maxLines: 2,
      weight: 600,
      leading: 1.25,
    },
    Math.min(box.width, (scene.shape === 'wide' ? 1240 : 940) * scene.u) - 2 * pad,
    box.height,
  );
  const ground: CSSProperties =
    captions.skin === 'boxed'
      ? {
          background: scene.palette.text,
          color: scene.palette.background,
          borderRadius: scene.look.shape.radius / 2,
          padding: `${8 * scene.u}px ${pad}px`,
        }
      : filmed
        ? {
            background: 'rgba(9, 12, 24, 0.72)',
            color: palette.text,
            borderRadius: 10 * scene.u,
            padding: `${6 * scene.u}px ${pad}px`,
          }
        : { color: palette.text };
  return (
    <div
      data-block="caption"
      style={{
        position: 'absolute',
        left: box.x,
        top: box.y,
        width: box.width,
        height: box.height,
        display: 'flex',
        alignItems: captions.position === 'top' ? 'flex-start' : 'center',
        justifyContent: 'center',
      }}
    >
      <div
        dir={timeline.direction}
        style={{
          ...ground,
          direction: timeline.direction,
          textAlign: 'center',
          whiteSpace: 'pre',
          fontFamily: set.face.family,
          fontWeight: set.face.weight,
          fontSize: set.size,
          lineHeight: `${set.lineHeight}px`,
        }}
      >
        {captions.skin === 'plain' ? (
          set.texts.map((text, index) => <div key={index}>{text}</div>)
        ) : (
          <Words page={page} set={set} frame={frame} skin={captions.skin} palette={palette} />
        )}
      </div>
    </div>
  );
}

/** Lines whose words change with the voice: dim before, marked while spoken, plain after. */
function Words(props: {
  page: CaptionPage;
  set: SetText;
  frame: number;
  skin: 'boxed' | 'karaoke';
  palette: Palette;
}): ReactNode {
  const { u } = useScene();
  const { palette } = props;
  let position = 0;
  const spans = wordSpans(props.page);
  return props.set.lines.map((line, index) => (
    <div key={index}>
      {line.map((piece, at) => {
        const word = spans.find((span) => position < span.end) ?? spans.at(-1)!;
        position += piece.text.length;
        const state = props.frame < word.from ? 'before' : props.frame < word.to ? 'now' : 'after';
        const style: CSSProperties =
          props.skin === 'boxed'
            ? { opacity: state === 'before' ? 0.55 : 1 }
            : state === 'now'
              ? {
                  background: palette.accent,
                  color: palette.onAccent,
                  boxShadow: `0 0 0 ${3 * u}px ${palette.accent}`,
                  borderRadius: 2 * u,
                }
              : { color: state === 'before' ? palette.muted : palette.text };
        return (
          <span key={at}>
            {piece.space && at > 0 ? ' ' : ''}
            <span style={style}>{piece.text}</span>
          </span>
        );
      })}
    </div>
  ));
}

/** Scripts that set no spaces between words. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\u3000-\u303f\uff00-\uff60]/u;

/** The words of a page as they are written: no space where both sides belong to a script without spaces, whatever the language. */
function pageText(page: CaptionPage): string {
  const words = page.words.map((word) => word.text.trim()).filter((text) => text !== '');
  return words.reduce((text, word) => {
    const joined = unspaced.test(text.slice(-1)) && unspaced.test(word.charAt(0));
    return text === '' || joined ? text + word : `${text} ${word}`;
  }, '');
}

/** Ends of the words, counted in characters without spaces: pieces of a line are found by it again. */
function wordSpans(page: CaptionPage): { end: number; from: number; to: number }[] {
  let end = 0;
  return page.words.map(({ text, from, to }) => ({ end: (end += text.replace(/\s/g, '').length), from, to }));
}
