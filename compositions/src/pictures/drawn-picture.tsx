import type { Drawing } from '@scenewright/core/drawings';
import type { ReactNode } from 'react';
import { useScene } from '../scene-context/scene-context.js';
import { echoTone, fieldGhost, fieldTone, ghost, painted, printed } from './treatment.js';

/** A drawing in the pack's treatment, as large as what it stands in. */
export function DrawnPicture({ drawing }: { drawing: Drawing }): ReactNode {
  const { look, palette } = useScene();
  const { ink } = look.picture;
  if (drawing.badge) return <Badge drawing={drawing} edge={ink === 'sticker' ? '#ffffff' : palette.text} />;
  return (
    <Canvas drawing={drawing}>
      {ink === 'sticker' ? <Backing drawing={drawing} ink={palette.text} paper="#ffffff" /> : null}
      {ink === 'outline' ? (
        <Outline drawing={drawing} ink={palette.text} fill={palette.background} accent={palette.accent} />
      ) : (
        <Shapes shapes={ink === 'duotone' ? printed(drawing, palette, look.picture) : drawing.shapes} />
      )}
    </Canvas>
  );
}

/** A drawing as a ghost of the canvas's own ground. */
export function PalePicture({ drawing }: { drawing: Drawing }): ReactNode {
  const { palette } = useScene();
  return (
    <Canvas drawing={drawing}>
      <Shapes shapes={painted(drawing, (fill) => ghost(fill, palette))} />
    </Canvas>
  );
}

/** A drawing in a few near tones of a field, on which text in `ink` keeps its contrast. */
export function GhostPicture(props: { drawing: Drawing; ground: string; ink: string }): ReactNode {
  const { drawing, ground, ink } = props;
  return (
    <Canvas drawing={drawing}>
      <Shapes shapes={painted(drawing, (fill) => fieldGhost(fill, ground, ink))} />
    </Canvas>
  );
}

/** A copy of a picture further away, on a ground without words. */
export function EchoPicture(props: { drawing: Drawing; ground: string }): ReactNode {
  const { palette } = useScene();
  const { drawing, ground } = props;
  return (
    <Canvas drawing={drawing}>
      <Shapes shapes={painted(drawing, (fill) => echoTone(fill, ground, palette))} />
    </Canvas>
  );
}

/** A drawing between the colour of a field and that of its text. */
export function TonePicture(props: { drawing: Drawing; ground: string; ink: string }): ReactNode {
  const { drawing, ground, ink } = props;
  if (drawing.badge) return <Badge drawing={drawing} edge={ink} />;
  return (
    <Canvas drawing={drawing}>
      <Shapes shapes={painted(drawing, (fill) => fieldTone(fill, ground, ink))} />
    </Canvas>
  );
}

/** A drawing in lines alone, as chalk or a pencil leaves it on a ground. */
export function LinePicture(props: { drawing: Drawing; ground: string; ink: string; accent: string }): ReactNode {
  const { drawing, ground, ink, accent } = props;
  if (drawing.badge) return <Badge drawing={drawing} edge={ink} />;
  return (
    <Canvas drawing={drawing}>
      <Outline drawing={drawing} ink={ink} fill={ground} accent={accent} />
    </Canvas>
  );
}

/** A flag in its own colours; the ring tells a white one from a white ground. */
function Badge({ drawing, edge }: { drawing: Drawing; edge: string }): ReactNode {
  return (
    <Canvas drawing={drawing}>
      <Shapes shapes={drawing.shapes} />
      <circle
        cx={drawing.size / 2}
        cy={drawing.size / 2}
        r={drawing.size * 0.485}
        fill="none"
        stroke={edge}
        strokeWidth={drawing.size * 0.03}
      />
    </Canvas>
  );
}

function Canvas({ drawing, children }: { drawing: Drawing; children: ReactNode }): ReactNode {
  return (
    <svg
      viewBox={`0 0 ${drawing.size} ${drawing.size}`}
      width="100%"
      height="100%"
      style={{
        display: 'block',
        // A circle that fills its square looks larger than any other thing in one, and would lean on the words.
        ...(drawing.badge
          ? { overflow: 'hidden', borderRadius: '50%', transform: 'scale(0.88)' }
          : { overflow: 'visible' }),
      }}
    >
      {children}
    </svg>
  );
}

function Shapes({ shapes }: { shapes: Drawing['shapes'] }): ReactNode {
  return shapes.map(({ d, fill, opacity, evenOdd }, at) => (
    <path key={at} d={d} fill={fill} opacity={opacity} fillRule={evenOdd ? 'evenodd' : undefined} />
  ));
}

/** The white edge of a sticker, with its hard shadow. */
function Backing({ drawing, ink, paper }: { drawing: Drawing; ink: string; paper: string }): ReactNode {
  const edge = drawing.size * 0.075;
  const offset = drawing.size * 0.035;
  const all = drawing.shapes.map(({ d }) => d);
  return (
    <>
      <g transform={`translate(${offset} ${offset})`} fill={ink} stroke={ink} strokeWidth={edge} strokeLinejoin="round">
        {all.map((d, at) => (
          <path key={at} d={d} />
        ))}
      </g>
      <g fill={paper} stroke={paper} strokeWidth={edge} strokeLinejoin="round">
        {all.map((d, at) => (
          <path key={at} d={d} />
        ))}
      </g>
    </>
  );
}

/** A technical drawing: each shape on the ground's colour with a line around it, the smallest in the accent. */
function Outline(props: { drawing: Drawing; ink: string; fill: string; accent: string }): ReactNode {
  const { drawing, ink, fill, accent } = props;
  return drawing.shapes.map(({ d, evenOdd }, at) => (
    <path
      key={at}
      d={d}
      fill={fill}
      stroke={at % 3 === 2 ? accent : ink}
      strokeWidth={drawing.size * 0.014}
      strokeLinejoin="round"
      fillRule={evenOdd ? 'evenodd' : undefined}
    />
  ));
}
