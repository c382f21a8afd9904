import type { ReactNode } from 'react';
import { place } from '../../layout/place.js';
import { stack } from '../../layout/stack.js';
import { clamp, easeOutQuint, spring } from '../../motion/curves.js';
import { useScene } from '../../scene-context/scene-context.js';
import type { Rect } from '../../scene-context/rect.js';
import { setText } from '../../typography/set-text.js';
import { TextBlock } from '../../typography/text-block.js';

/** Someone's words, as large as they go, behind a mark of the accent. */
export function QuoteScene(): ReactNode {
  const scene = useScene<'quote'>();
  const { content, u, shape, look, palette, safe } = scene;
  const wide = shape === 'wide';
  const centred = look.align.content === 'center';
  const align = centred ? 'center' : 'start';
  const mark = (wide ? 250 : 190) * u;
  const indent = wide && !centred ? mark + 70 * u : 0;
  const above = wide && !centred ? 0 : mark * 0.76 + 44 * u;
  const area: Rect = { x: safe.x + indent, y: safe.y + above, width: safe.width - indent, height: safe.height - above };
  const about = content.about
    ? setText(
        scene,
        { text: content.about, size: [42, 26], maxLines: 2, leading: 1.3 },
        area.width * 0.8,
        area.height * 0.12,
      )
    : null;
  const author = content.author
    ? setText(
        scene,
        { text: content.author, size: [56, 30], maxLines: 2, weight: 650, leading: 1.25 },
        area.width * 0.8,
        area.height * 0.14,
      )
    : null;
  const by = (author ? author.height + 56 * u : 0) + (about ? about.height + 4 * u : 0);
  const length = [...content.text].length;
  const text = setText(
    scene,
    {
      text: content.text,
      role: 'heading',
      size: [length <= 60 ? (wide ? 184 : 150) : length <= 140 ? (wide ? 126 : 116) : 92, 40],
      maxLines: wide ? 6 : 10,
      upper: false,
      leading: Math.max(1.1, look.type.headingLeading),
    },
    area.width,
    area.height - by,
  );
  const [textBox, authorBox, aboutBox] = stack(
    area,
    [
      { height: text.height, gap: 56 * u },
      author ? { height: author.height, gap: 4 * u } : null,
      about ? { height: about.height } : null,
    ],
    0.42,
  );
  const { bounce } = look.motion;
  const come = clamp((scene.frame - scene.at(1)) / scene.at(20));
  const grown = bounce > 0 ? spring(bounce)(come) : easeOutQuint(come);
  const markY = wide && !centred ? textBox!.y + text.size * 0.06 : textBox!.y - above;
  const markBox: Rect = {
    x: centred ? safe.x + (safe.width - mark) / 2 : safe.x,
    y: markY,
    width: mark,
    height: mark * 0.76,
  };
  const from = scene.cue('author', scene.cue('text', scene.at(6)) + scene.at(20));
  const run = easeOutQuint(clamp((scene.frame - from) / scene.at(16)));
  return (
    <>
      <QuoteMark box={markBox} grown={grown} />
      <TextBlock block="text" set={text} box={textBox!} align={align} from={scene.cue('text', scene.at(6))} />
      {author && authorBox ? (
        <>
          {centred ? null : (
            <div
              style={{
                ...place(scene, {
                  x: area.x,
                  y: authorBox.y + author.lineHeight / 2 - 2 * u,
                  width: 64 * u * run,
                  height: Math.max(3, look.shape.stroke) * u,
                }),
                background: palette.accent,
              }}
            />
          )}
          <TextBlock
            block="author"
            set={author}
            box={{
              ...authorBox,
              x: authorBox.x + (centred ? 0 : 92 * u),
              width: authorBox.width - (centred ? 0 : 92 * u),
            }}
            align={align}
            from={from}
            motion="block"
          />
        </>
      ) : null}
      {about && aboutBox ? (
        <TextBlock
          block="about"
          set={about}
          box={{
            ...aboutBox,
            x: aboutBox.x + (centred || !author ? 0 : 92 * u),
            width: aboutBox.width - (centred || !author ? 0 : 92 * u),
          }}
          align={align}
          from={from + scene.at(3)}
          motion="block"
          color={palette.muted}
        />
      ) : null}
    </>
  );
}

/** Two drops, or two blocks where the look has no round corners, that point to where the words begin. */
function QuoteMark(props: { box: Rect; grown: number }): ReactNode {
  const scene = useScene();
  const { box, grown } = props;
  if (grown <= 0) return null;
  const square = scene.look.quoteMark === 'square';
  const drop = square
    ? 'M0 76V30L20 0H40L27 30H44V76Z'
    : 'M0 54C0 24 14 6 40 0L43 8C30 13 24 21 23 31A23 23 0 1 1 0 54Z';
  const mirrored = scene.direction === 'rtl';
  return (
    <svg
      viewBox="0 0 100 78"
      style={{
        ...place(scene, box),
        overflow: 'visible',
        ...(grown === 1 ? {} : { opacity: Math.min(1, grown * 2), transform: `scale(${0.6 + 0.4 * grown})` }),
      }}
    >
      <g fill={scene.palette.accent} transform={mirrored ? 'matrix(-1 0 0 1 100 0)' : undefined}>
        <path d={drop} />
        <path d={drop} transform="translate(53 0)" />
      </g>
    </svg>
  );
}
