import { type CSSProperties, type ReactNode } from 'react';
import { AbsoluteFill, Composition, registerRoot, spring, useCurrentFrame } from 'remotion';

/**
 * A composition for tests of the pool: the first scene's seed picks the page. It takes the same input
 * props as the product's own composition, and nothing from it.
 */
interface Props {
  timeline: { frames: number; fps: number; scenes: { seed: number }[] };
  output: { width: number; height: number };
  assetBase: string;
  [key: string]: unknown;
}

/** Flat patches whose colours the tests know. */
export const PATCHES = ['#ff0000', '#00ff00', '#0000ff', '#ffffff', '#000000', '#808080', '#e6a817', '#1f6feb'];

const cell: CSSProperties = { position: 'relative', overflow: 'hidden', background: '#f4f1ea' };

const Patches = () => (
  <AbsoluteFill style={{ display: 'grid', gridTemplateColumns: 'repeat(4, 1fr)', gridTemplateRows: 'repeat(2, 1fr)' }}>
    {PATCHES.map((background) => (
      <div key={background} style={{ background }} />
    ))}
  </AbsoluteFill>
);

/** Still for 10 frames, moving for 5, and so on. */
const Holds = () => {
  const frame = useCurrentFrame();
  const moved = Math.floor(frame / 15) * 5 + Math.max(0, (frame % 15) - 9);
  return (
    <AbsoluteFill style={{ background: '#14213d' }}>
      <div
        style={{ position: 'absolute', left: 40 + moved * 12, top: 60, width: 120, height: 120, background: '#fca311' }}
      />
      <p style={{ color: 'white', font: '48px sans-serif', margin: 30 }}>step {moved}</p>
    </AbsoluteFill>
  );
};

const Moving = () => {
  const frame = useCurrentFrame();
  return (
    <AbsoluteFill style={{ background: `linear-gradient(${frame * 2}deg, #102a43, #d9e2ec)` }}>
      {Array.from({ length: 12 }, (_, index) => {
        const shown = spring({ frame: frame - index * 3, fps: 30 });
        return (
          <div
            key={index}
            style={{
              position: 'absolute',
              left: `${8 + (index % 4) * 22}%`,
              top: `${10 + Math.floor(index / 4) * 28}%`,
              font: '600 32px sans-serif',
              color: '#fff',
              opacity: shown,
              transform: `translateY(${(1 - shown) * 40}px)`,
            }}
          >
            {(frame * (index + 3) * 17).toLocaleString('en-US')}
          </div>
        );
      })}
    </AbsoluteFill>
  );
};

/** One way of drawing in each cell, to find what a capture gets wrong. */
const DIFFICULT: Record<string, (turn: number) => ReactNode> = {
  text: () => <p style={{ font: '20px serif' }}>Hamburgefonstiv ﬁ ﬂ äöü 12.345</p>,
  gradient: (turn) => (
    <div style={{ height: '100%', background: `conic-gradient(from ${turn}deg, red, gold, teal, red)` }} />
  ),
  shadow: () => (
    <div
      style={{ margin: 24, height: 60, background: '#fff', boxShadow: '0 8px 24px rgba(0,0,0,.4)', borderRadius: 12 }}
    />
  ),
  textShadow: () => <p style={{ font: 'bold 28px sans-serif', textShadow: '2px 3px 5px #c00' }}>Shadow</p>,
  blur: () => <div style={{ margin: 20, height: 60, background: '#274c77', filter: 'blur(6px)' }} />,
  opacityGroup: () => (
    <div style={{ opacity: 0.5 }}>
      <div style={{ background: 'red', height: 50 }} />
      <div style={{ background: 'blue', height: 50, marginTop: -20 }} />
    </div>
  ),
  rotate: (turn) => <div style={{ margin: 40, height: 40, background: '#6a994e', transform: `rotate(${turn}deg)` }} />,
  clipPath: () => (
    <div style={{ height: '100%', background: '#bc4749', clipPath: 'polygon(50% 0, 100% 100%, 0 70%)' }} />
  ),
  mask: () => (
    <div
      style={{
        height: '100%',
        background: '#386641',
        maskImage: 'linear-gradient(to right, black, transparent)',
        WebkitMaskImage: 'linear-gradient(to right, black, transparent)',
      }}
    />
  ),
  blend: () => (
    <div style={{ height: '100%', background: '#ffd166' }}>
      <div style={{ height: '60%', background: '#118ab2', mixBlendMode: 'multiply' }} />
    </div>
  ),
  backdrop: () => (
    <div style={{ height: '100%', background: 'repeating-linear-gradient(45deg, #000 0 6px, #fff 6px 12px)' }}>
      <div
        style={{ position: 'absolute', inset: 24, backdropFilter: 'blur(5px)', background: 'rgba(255,255,255,.2)' }}
      />
    </div>
  ),
  perspective: () => (
    <div style={{ perspective: 300, height: '100%' }}>
      <div style={{ margin: 20, height: 80, background: '#9b5de5', transform: 'rotateY(40deg)' }} />
    </div>
  ),
  preserve3d: () => (
    <div style={{ perspective: 300, height: '100%' }}>
      <div style={{ transformStyle: 'preserve-3d', transform: 'rotateX(30deg)', height: 90 }}>
        <div
          style={{
            position: 'absolute',
            inset: 10,
            background: '#f15bb5',
            transform: 'rotateY(40deg) translateZ(20px)',
          }}
        />
        <div style={{ position: 'absolute', inset: 30, background: '#00bbf9', transform: 'translateZ(40px)' }} />
      </div>
    </div>
  ),
  backface: () => (
    <div
      style={{
        position: 'absolute',
        inset: 20,
        background: '#ef476f',
        transform: 'rotateY(180deg)',
        backfaceVisibility: 'hidden',
      }}
    />
  ),
  svgText: () => (
    <svg viewBox="0 0 200 100">
      <path id="arc" d="M10 80 Q100 0 190 80" fill="none" stroke="#073b4c" />
      <text fontSize="16">
        <textPath href="#arc">Words along a curve</textPath>
      </text>
    </svg>
  ),
  svgFilter: () => (
    <svg viewBox="0 0 200 100">
      <filter id="glow">
        <feGaussianBlur stdDeviation="4" />
      </filter>
      <circle cx="100" cy="50" r="30" fill="#06d6a0" filter="url(#glow)" />
    </svg>
  ),
  svgMask: () => (
    <svg viewBox="0 0 200 100">
      <mask id="hole">
        <rect width="200" height="100" fill="white" />
        <circle cx="100" cy="50" r="30" fill="black" />
      </mask>
      <rect width="200" height="100" fill="#8338ec" mask="url(#hole)" />
    </svg>
  ),
  gradientText: () => (
    <p
      style={{
        font: '900 40px sans-serif',
        background: 'linear-gradient(90deg,#f00,#00f)',
        backgroundClip: 'text',
        WebkitBackgroundClip: 'text',
        color: 'transparent',
      }}
    >
      Colour
    </p>
  ),
  scaled: () => (
    <div style={{ transform: 'scale(.37)', transformOrigin: '0 0', font: '40px sans-serif', width: 400 }}>
      Scaled down text stays sharp
    </div>
  ),
  willChange: (turn) => (
    <div
      style={{
        margin: 20,
        height: 50,
        background: '#023047',
        willChange: 'transform',
        transform: `translateX(${turn}px)`,
      }}
    />
  ),
  canvas: () => (
    <canvas
      width="100"
      height="60"
      ref={(canvas) => {
        const context = canvas?.getContext('2d');
        if (context) {
          context.fillStyle = '#d00000';
          context.fillRect(10, 10, 80, 40);
        }
      }}
    />
  ),
  columns: () => (
    <p style={{ columns: 2, font: '11px serif' }}>{'Words in columns flow from one to the next. '.repeat(6)}</p>
  ),
};
export const DIFFICULT_NAMES = Object.keys(DIFFICULT);

const Difficult = ({ only }: { only: number | null }) => {
  const turn = useCurrentFrame() * 3;
  const names = only === null ? DIFFICULT_NAMES.filter((name) => name !== 'canvas') : [DIFFICULT_NAMES[only]!];
  return (
    <AbsoluteFill
      style={{
        display: 'grid',
        gridTemplateColumns: names.length > 1 ? 'repeat(6, 1fr)' : '1fr',
        gap: 8,
        background: '#ccc',
      }}
    >
      {names.map((name) => (
        <div key={name} style={cell}>
          {DIFFICULT[name]!(turn)}
        </div>
      ))}
    </AbsoluteFill>
  );
};

/** A scene over a marked ground, as the product's compositions have it: a red square that steps, a half-transparent blue one. */
const Cutout = () => {
  const step = Math.floor(useCurrentFrame() / 4);
  return (
    <AbsoluteFill style={{ background: '#204060' }}>
      <div data-scene="s0" style={{ position: 'absolute', inset: 0, background: '#204060' }}>
        <div data-ground style={{ display: 'contents' }}>
          <AbsoluteFill style={{ background: 'linear-gradient(#204060, #00ff00)' }} />
        </div>
        <div
          style={{ position: 'absolute', left: 40 + step * 20, top: 40, width: 100, height: 100, background: '#f00' }}
        />
        <div style={{ position: 'absolute', left: 40, top: 200, width: 100, height: 100, background: '#0000ff80' }} />
      </div>
    </AbsoluteFill>
  );
};

/** Little changes at a time, and what changes shows elsewhere: pushed, inherited, shared, blurred, gone. */
const Pushing = () => {
  const step = Math.floor(useCurrentFrame() / 2);
  return (
    <AbsoluteFill style={{ background: 'linear-gradient(#fefae0, #dda15e)', color: step > 6 ? '#9b2226' : '#283618' }}>
      <div style={{ font: '28px sans-serif', margin: 20 }}>
        <span>{'grow '.repeat(1 + (step % 5))}</span>
        <b style={{ background: '#606c38', padding: 4 }}>pushed</b>
      </div>
      {step % 4 < 2 ? (
        <i style={{ position: 'absolute', left: 30, top: 90, font: '40px serif' }}>gone and back</i>
      ) : null}
      <svg width={200} height={80} style={{ position: 'absolute', left: 400, top: 20 }}>
        <linearGradient id="shared">
          <stop offset="0" stopColor={step % 3 === 0 ? '#005f73' : '#ee9b00'} />
          <stop offset="1" stopColor="#001219" />
        </linearGradient>
        <circle cx={40 + step * 8} cy={40} r={20} stroke="#bb3e03" strokeWidth={9} fill="url(#shared)" />
      </svg>
      <div style={{ position: 'absolute', left: 60, top: 180, width: 240, height: 120, filter: 'blur(7px)' }}>
        <div style={{ width: 40 + step * 6, height: 60, background: '#0a9396' }} />
      </div>
      <div
        style={{
          position: 'absolute',
          left: 380,
          top: 190,
          width: 120,
          height: 60,
          background: '#fff',
          boxShadow: '0 14px 30px #000a',
          transform: `translateX(${step * 5}px)`,
        }}
      />
    </AbsoluteFill>
  );
};

/**
 * Drawings marked as still, in three columns: one that is, one in faint see-through colours, and one that changes after
 * all. A lamp at the foot shines green for each picture that stands in a drawing's place.
 */
const Stills = () => {
  const frame = useCurrentFrame();
  const column = (index: number, children: ReactNode) => (
    <svg
      data-still=""
      width={200}
      height={300}
      viewBox="0 0 200 300"
      style={{ position: 'absolute', left: index * 200, top: 0 }}
    >
      {children}
    </svg>
  );
  const shine = (
    <>
      <radialGradient id="shine" cx="100%" cy="0%" r="100%">
        <stop offset="0" stopColor="#5eead4" stopOpacity={0.1} />
        <stop offset="1" stopColor="#5eead4" stopOpacity={0} />
      </radialGradient>
      <rect width={200} height={300} fill="url(#shine)" />
    </>
  );
  return (
    <AbsoluteFill style={{ background: '#111113' }}>
      {column(
        0,
        <>
          <rect width={200} height={300} fill="#111113" />
          <pattern id="dots" width={20} height={20} patternUnits="userSpaceOnUse">
            <rect x={8} y={8} width={4} height={4} fill="#8b8d98" />
          </pattern>
          <rect width={200} height={300} fill="url(#dots)" />
          {shine}
        </>,
      )}
      {column(1, shine)}
      {column(2, <rect width={200} height={300} fill={frame < 6 ? '#a61e4d' : '#1864ab'} />)}
      {[...document.querySelectorAll('svg[data-still="shown"]')].map((_, index) => (
        <div
          key={index}
          style={{ position: 'absolute', left: 10 + index * 40, top: 320, width: 30, height: 30, background: '#0f0' }}
        />
      ))}
      <div style={{ position: 'absolute', left: frame * 8, top: 100, width: 40, height: 40, background: '#fff' }} />
    </AbsoluteFill>
  );
};

/** What is painted beside the boxes of shapes: strokes, their corners, caps, markers, filters. All of it moves, or goes thin. */
const Strokes = ({ width }: { width: number }) => {
  const step = Math.floor(useCurrentFrame() / 2);
  const unit = width / 640;
  return (
    <AbsoluteFill style={{ background: '#fefae0' }}>
      <svg viewBox="0 0 640 360" width={640 * unit} height={360 * unit} stroke="#9b2226" fill="none">
        <circle cx={90 + step * 6} cy={90} r={40} strokeWidth={26} />
        <circle cx={240} cy={90} r={40} strokeWidth={step % 2 === 0 ? 30 : 4} />
        <path d={`M330 130L${350 + step} 70L370 130`} strokeWidth={14} strokeMiterlimit={8} />
        <path d={`M${450 + step * 9} 60h0`} strokeWidth={40} strokeLinecap="round" />
        <marker id="head" viewBox="0 0 10 10" refX={0} refY={5} markerWidth={6} markerHeight={6}>
          <circle cx={5} cy={5} r={5} fill="#005f73" stroke="none" />
        </marker>
        <path d={`M420 140H${470 + step * 8}`} strokeWidth={6} markerEnd="url(#head)" />
        <g transform="scale(4)">
          <text x={6 + step} y={60} fontSize={16} strokeWidth={6}>
            A
          </text>
        </g>
        <rect x={180 + step * 5} y={220} width={50} height={50} strokeWidth={20} vectorEffect="non-scaling-stroke" />
        <filter id="wide" x={-1} y={-1} width={3} height={3}>
          <feOffset dx={60} dy={50} />
        </filter>
        <rect x={380 + step * 4} y={210} width={60} height={50} fill="#0a9396" filter="url(#wide)" stroke="none" />
      </svg>
    </AbsoluteFill>
  );
};

const PAGES = [Patches, Holds, Moving, () => <Difficult only={null} />, Cutout, Pushing, Stills];

const Stage = ({ timeline, output }: Props) => {
  const seed = timeline.scenes[0]?.seed ?? 0;
  if (seed === PAGES.length) return <Strokes width={output.width} />;
  if (seed >= 100) return <Difficult only={seed - 100} />;
  const Page = PAGES[seed]!;
  return <Page />;
};

registerRoot(() => (
  <Composition
    id="video"
    component={Stage}
    width={1280}
    height={720}
    fps={30}
    durationInFrames={1}
    defaultProps={
      { timeline: { frames: 1, fps: 30, scenes: [] }, output: { width: 1280, height: 720 }, assetBase: '' } as Props
    }
    calculateMetadata={({ props }) => ({
      durationInFrames: props.timeline.frames,
      fps: props.timeline.fps,
      width: props.output.width,
      height: props.output.height,
    })}
  />
));
