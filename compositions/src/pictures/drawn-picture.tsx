import type { Drawing } from '@scenewright/core/drawings';
import { luminance } from '@scenewright/core/style';
import type { CSSProperties, ReactNode } from 'react';
import { mannerOf, poseStyle } from '../motion/manners/manner-of.js';
import { TrailView } from '../motion/manners/trail-view.js';
import { lifeSeconds } from '../motion/life.js';
import { useScene } from '../scene-context/scene-context.js';
import { tone } from '../look/tone.js';
import { echoTone, fieldGhost, fieldTone, ghost, inAir, inactiveTone, inked, painted } from './treatment.js';

/** How far a drawing moves by what it is: 1 as its manner says, 0 where it is a mark among others and stands. */
interface Acting {
  acts?: number;
}

/** A drawing in the pack's treatment, as large as what it stands in; it moves as its thing does. */
export function DrawnPicture({ drawing, acts = 1 }: { drawing: Drawing } & Acting): ReactNode {
  const { look, palette, art } = useScene();
  const { ink } = look.picture;
  const shapes =
    art?.world === undefined
      ? inked(drawing, palette, look.picture)
      : inAir(drawing, inked(drawing, palette, look.picture), palette, art.light);
  if (drawing.badge) return <Badge drawing={drawing} edge={ink === 'sticker' ? '#ffffff' : palette.text} acts={acts} />;
  return (
    <Canvas drawing={drawing} acts={acts} trails>
      {ink === 'sticker' ? (
        <Backing
          drawing={drawing}
          ink={luminance(palette.text) > 0.5 ? palette.background : palette.text}
          paper="#ffffff"
        />
      ) : null}
      {ink === 'outline' ? (
        <Outline drawing={drawing} ink={palette.text} fill={palette.background} accent={palette.accent} />
      ) : ink === 'wash' ? (
        <Wash shapes={shapes} size={drawing.size} />
      ) : (
        <Shapes shapes={shapes} />
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
export function EchoPicture(props: { drawing: Drawing; ground: string } & Acting): ReactNode {
  const { palette } = useScene();
  const { drawing, ground, acts = 0 } = props;
  return (
    <Canvas drawing={drawing} acts={acts}>
      <Shapes shapes={painted(drawing, (fill) => echoTone(fill, ground, palette))} />
    </Canvas>
  );
}

/** A drawing that stands for one of many and does not count, or not yet. */
export function InactivePicture({ drawing }: { drawing: Drawing }): ReactNode {
  const { palette } = useScene();
  return (
    <Canvas drawing={drawing}>
      <Shapes shapes={painted(drawing, (fill) => inactiveTone(fill, palette))} />
    </Canvas>
  );
}

/** A drawing between the colour of a field and that of its text. */
export function TonePicture(props: { drawing: Drawing; ground: string; ink: string }): ReactNode {
  const { drawing, ground, ink } = props;
  if (drawing.badge) return <Badge drawing={drawing} edge={ink} acts={0} />;
  return (
    <Canvas drawing={drawing}>
      <Shapes shapes={painted(drawing, (fill) => fieldTone(fill, ground, ink))} />
    </Canvas>
  );
}

/** A drawing in lines alone, as chalk or a pencil leaves it on a ground. */
export function LinePicture(props: { drawing: Drawing; ground: string; ink: string; accent: string }): ReactNode {
  const { drawing, ground, ink, accent } = props;
  if (drawing.badge) return <Badge drawing={drawing} edge={ink} acts={1} />;
  return (
    <Canvas drawing={drawing} acts={1} trails>
      <Outline drawing={drawing} ink={ink} fill={ground} accent={accent} />
    </Canvas>
  );
}

/** A flag in its own colours; the ring tells a white one from a white ground. */
function Badge({ drawing, edge, acts }: { drawing: Drawing; edge: string; acts: number }): ReactNode {
  return (
    <Canvas drawing={drawing} acts={acts}>
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

function Canvas(props: { drawing: Drawing; children: ReactNode; trails?: boolean } & Acting): ReactNode {
  const scene = useScene();
  const { drawing, children, acts = 0, trails = false } = props;
  const { name, size, badge } = drawing;
  const { trail } = mannerOf(name);
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      width="100%"
      height="100%"
      style={{
        display: 'block',
        ...(badge ? badgeStyle(lifeSeconds(scene), acts) : { overflow: 'visible', ...poseStyle(scene, name, acts) }),
      }}
    >
      {children}
      {trail && trails && acts > 0 && !badge ? <TrailView trail={trail} size={size} /> : null}
    </svg>
  );
}

/** A circle that fills its square looks larger than any other thing in one, and would lean on the words. It waves, as a flag. */
const badgeStyle = (seconds: number, acts: number): CSSProperties => ({
  overflow: 'hidden',
  borderRadius: '50%',
  transform: `rotate(${(acts * 5 * Math.sin(seconds * 1.9)).toFixed(2)}deg) scale(0.88)`,
});

function Shapes({ shapes }: { shapes: Drawing['shapes'] }): ReactNode {
  return shapes.map(({ d, fill, opacity, evenOdd }, at) => (
    <path key={at} d={d} fill={fill} opacity={opacity} fillRule={evenOdd ? 'evenodd' : undefined} />
  ));
}

/** Thin colour whose pigment gathers at the edges of each brush stroke, laid twice and not quite in one place. */
function Wash({ shapes, size }: { shapes: Drawing['shapes']; size: number }): ReactNode {
  return shapes.map(({ d, fill, evenOdd }, at) => (
    <g key={at} fill={fill} fillRule={evenOdd ? 'evenodd' : undefined} stroke={tone(fill, '#1d2333', 0.3)} strokeOpacity={0.4} strokeWidth={size * 0.007} strokeLinejoin="round">
      <path d={d} fillOpacity={0.62} />
      <path d={d} fillOpacity={0.34} strokeOpacity={0.2} transform={`translate(${size * 0.008} ${size * 0.012}) rotate(${at % 2 ? 0.7 : -0.8} ${size / 2} ${size / 2})`} />
    </g>
  )); // prettier-ignore
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
