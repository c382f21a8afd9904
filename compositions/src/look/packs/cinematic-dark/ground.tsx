import type { ReactNode } from 'react';
import { clamp, easeOut } from '../../../motion/curves.js';
import { lifeSeconds, orbit, passing } from '../../../motion/life.js';
import { useScene } from '../../../scene-context/scene-context.js';
import type { GroundVariant } from '../../look.js';
import { legible, tone } from '../../tone.js';
import { Drift } from '../../grounds/drift.js';
import { GroundArt } from '../../grounds/ground-art.js';

/** A dark theatre: the beam of a projector with dust in it, strips of film at head and foot, a reel beside a statement, the audience under everything else. */
export function CinematicDarkGround({ variant }: { variant: GroundVariant }): ReactNode {
  const scene = useScene();
  const { width, height, u, palette, frame, at, shape } = scene;
  const wide = shape === 'wide';
  const lit = easeOut(clamp(frame / at(40)));
  const seconds = lifeSeconds(scene);
  const source: readonly [number, number] = wide ? [-60 * u, height * 0.2] : [-60 * u, height * 0.26];
  const sway = 1.6 * Math.sin(seconds * 0.7);
  const cone = (spread: number): string => {
    const far = width * 1.25;
    return `${source[0]},${source[1]} ${far},${source[1] + far * (0.22 - spread)} ${far},${source[1] + far * (0.22 + spread)}`;
  };
  const warm = tone(palette.accent, palette.text, 0.4);
  return (
    <>
      <GroundArt>
        <g transform={`rotate(${sway.toFixed(3)} ${source[0]} ${source[1]})`}>
          <polygon points={cone(0.34)} fill={legible(palette, warm, 0.055 + 0.03 * lit)} />
          <polygon points={cone(0.24)} fill={legible(palette, warm, 0.08 + 0.045 * lit)} />
          <polygon points={cone(0.13)} fill={legible(palette, warm, 0.11 + 0.06 * lit)} />
        </g>
        {Array.from({ length: 16 }, (_, index) => {
          const passed = passing(scene, `dust${index}`, 15 + 1.7 * index);
          const across = scene.random(`across${index}`) * 0.8 + 0.1;
          const down = 0.2 + across * 0.25 + (scene.random(`down${index}`) - 0.5) * 0.5 * across;
          return (
            <circle
              key={index}
              cx={(width * across + 90 * u * Math.sin(passed * 6.28 + index)).toFixed(1)}
              cy={(height * (down + 0.2 * (passed - 0.5))).toFixed(1)}
              r={(2.2 + 3.4 * scene.random(`size${index}`)) * u}
              fill={legible(palette, palette.accent, 0.6)}
            />
          );
        })}
      </GroundArt>
      {variant === 'statement' ? (
        <GroundArt flips={!wide}>
          <Reel
            about={
              wide ? [width - 90 * u, height * 0.46] : [width - 170 * u, height - (shape === 'tall' ? 350 : 190) * u]
            }
            radius={(wide ? 360 : shape === 'tall' ? 300 : 200) * u}
            turned={seconds * 14}
          />
        </GroundArt>
      ) : null}
      {variant === 'content' ? <Audience /> : null}
      <GroundArt>
        <Strip y={0} />
        <Strip y={height - 50 * u} />
      </GroundArt>
    </>
  );
}

/** Rows of people before the screen, dark against the light, who shift in their seats now and then. */
function Audience(): ReactNode {
  const scene = useScene();
  const { width, height, u, palette, shape } = scene;
  const foot = height - 50 * u;
  const rows = shape === 'tall' ? 3 : shape === 'square' ? 2 : 1;
  const warm = tone(palette.accent, palette.text, 0.4);
  return (
    <GroundArt>
      {Array.from({ length: rows }, (_, row) => {
        const near = row + 3 - rows;
        const size = (shape === 'wide' ? 58 : 54 + 18 * near) * u;
        const step = size * 2.7;
        const base = foot - (rows - 1 - row) * 96 * u;
        const count = Math.ceil(width / step) + 2;
        const sway = orbit(scene, `row${row}`, 13 + 3 * row);
        const d = Array.from({ length: count }, (_, at) => {
          const lean = scene.random(`head${row}.${at}`);
          const x = (at - 0.5 + (row % 2) / 2 + (lean - 0.5) * 0.3) * step + sway.x * 5 * u;
          const y = base - size * (1.5 + lean * 0.35) + sway.y * 2 * u;
          return person(x, y, size, base);
        }).join('');
        return <path key={row} d={d} fill={legible(palette, warm, 0.16 - 0.045 * near)} />;
      })}
    </GroundArt>
  );
}

/** A head over its shoulders, from behind. */
function person(x: number, y: number, size: number, base: number): string {
  const [r, wide] = [size * 0.46, size * 1.12];
  const point = (dx: number, dy: number): string => `${(x + dx).toFixed(1)} ${(y + dy).toFixed(1)}`;
  const head = `M${point(-r, 0)}a${r.toFixed(1)} ${(r * 1.2).toFixed(1)} 0 1 1 ${(2 * r).toFixed(1)} 0a${r.toFixed(1)} ${(r * 1.2).toFixed(1)} 0 1 1 ${(-2 * r).toFixed(1)} 0Z`;
  return `${head}M${point(-wide, base - y)}C${point(-wide, r * 1.1)} ${point(-r, r * 1.1)} ${point(0, r * 0.9)}C${point(r, r * 1.1)} ${point(wide, r * 1.1)} ${point(wide, base - y)}Z`;
}

/** A reel with five windows and film around its hub. */
function Reel(props: { about: readonly [number, number]; radius: number; turned: number }): ReactNode {
  const { palette, u } = useScene();
  const { about, radius, turned } = props;
  const [x, y] = about;
  const metal = tone(palette.background, palette.text, 0.26);
  const window = (at: number): string => {
    const angle = (at * 2 * Math.PI) / 5;
    const r = radius * 0.235;
    const [cx, cy] = [x + radius * 0.6 * Math.cos(angle), y + radius * 0.6 * Math.sin(angle)];
    return `M${(cx - r).toFixed(1)} ${cy.toFixed(1)}a${r.toFixed(1)} ${r.toFixed(1)} 0 1 0 ${(2 * r).toFixed(1)} 0a${r.toFixed(1)} ${r.toFixed(1)} 0 1 0 ${(-2 * r).toFixed(1)} 0Z`;
  };
  return (
    <Drift name="reel" wander={8} period={12} about={about} depth={1.3}>
      <circle cx={x} cy={y} r={radius} fill={palette.accent} />
      <circle cx={x} cy={y} r={radius - 9 * u} fill={metal} />
      <g transform={`rotate(${turned.toFixed(2)} ${x.toFixed(1)} ${y.toFixed(1)})`}>
        <path d={[0, 1, 2, 3, 4].map(window).join('')} fill={tone(palette.background, '#000000', 0.4)} />
        <circle cx={x + radius * 0.2} cy={y} r={radius * 0.035} fill={palette.accent} />
      </g>
      <circle cx={x} cy={y} r={radius * 0.13} fill={palette.accent} />
      <circle cx={x} cy={y} r={radius * 0.05} fill={palette.background} />
    </Drift>
  );
}

/** The edge of a film, whose holes run along. */
function Strip({ y }: { y: number }): ReactNode {
  const scene = useScene();
  const { width, u, palette } = scene;
  const step = 72 * u;
  const passed = step * passing(scene, 'film', 2.4);
  const hole = (at: number): string => {
    const x = (at - 1) * step;
    return `M${x.toFixed(1)} ${y + 15 * u}h${34 * u}v${20 * u}h${-34 * u}Z`;
  };
  return (
    <>
      <rect x={0} y={y} width={width} height={50 * u} fill="#000000" />
      <path
        d={Array.from({ length: Math.ceil(width / step) + 2 }, (_, at) => hole(at)).join('')}
        fill={tone(palette.background, palette.text, 0.2)}
        transform={`translate(${passed.toFixed(2)} 0)`}
      />
    </>
  );
}
