import type { ReactNode } from 'react';
import { lifeSeconds, passing } from '../../../motion/life.js';
import { useScene, type SceneState } from '../../../scene-context/scene-context.js';
import type { GroundVariant } from '../../look.js';
import { legible } from '../../tone.js';
import { Drift } from '../../grounds/drift.js';
import { GroundArt } from '../../grounds/ground-art.js';
import { Tube } from './tube.js';

/** Frames at 30 fps between which a tube is dark as it strikes. */
const strikes: readonly (readonly [number, number])[] = [
  [0, 5],
  [7, 9],
  [12, 14],
];

/** A floor of lines that runs to a horizon, and tubes: corners around content, a sign beside a statement. */
export function NeonGround({ variant }: { variant: GroundVariant }): ReactNode {
  const scene = useScene();
  const { width, height, u, palette, shape } = scene;
  const colors = [palette.accent, palette.data[1]!, palette.data[2]!];
  const edge = 44 * u;
  const reach = (shape === 'wide' ? 360 : 260) * u;
  return (
    <>
      <GroundArt>
        <Floor statement={variant === 'statement'} />
      </GroundArt>
      {variant === 'statement' ? (
        <GroundArt flips={shape !== 'wide'}>
          <Sign colors={colors} />
        </GroundArt>
      ) : (
        <GroundArt>
          <Tube
            d={`M${width - reach} ${edge}H${width - edge - 30 * u}Q${width - edge} ${edge} ${width - edge} ${edge + 30 * u}V${edge + reach * 0.5}`}
            color={colors[1]!}
            lit={isLit(scene, 0)}
          />
          <Tube
            d={`M${edge} ${height - edge - reach * 0.5}V${height - edge - 30 * u}Q${edge} ${height - edge} ${edge + 30 * u} ${height - edge}H${reach}`}
            color={colors[0]!}
            lit={isLit(scene, 1)}
          />
        </GroundArt>
      )}
    </>
  );
}

/** A tube strikes when its scene begins, each a little later than the one before, and fails for a moment now and then. */
function isLit(scene: SceneState, index: number): boolean {
  const frame = scene.frame - scene.at(5 * index);
  if (strikes.some(([from, to]) => frame >= scene.at(from) && frame < scene.at(to)) || frame < 0) return false;
  const seconds = lifeSeconds(scene) + 5.3 * scene.random(`tube${index}`);
  const since = seconds % 5.3;
  return !(since > 5 && since < 5.14);
}

/** Lines of a plane that is seen from low: those across come nearer without an end. */
function Floor({ statement }: { statement: boolean }): ReactNode {
  const scene = useScene();
  const { width, height, u, palette } = scene;
  const horizon = height * (statement ? 0.82 : 0.885);
  const depth = height - horizon;
  const phase = passing(scene, 'floor', 1.6);
  const ink = legible(palette, palette.data[3] ?? palette.accent, 0.55);
  const across = Array.from({ length: 9 }, (_, line) => {
    const y = horizon + depth / (1 + (8 - line - phase) * 0.55);
    return y > height ? '' : `M0 ${y.toFixed(1)}H${width}`;
  });
  const along = Array.from({ length: 25 }, (_, line) => {
    const side = line - 12;
    return `M${(width / 2 + side * 60 * u).toFixed(1)} ${horizon.toFixed(1)}L${(width / 2 + side * 330 * u).toFixed(1)} ${height}`;
  });
  return (
    <>
      <Sun about={[width * (statement ? 0.36 : 0.5), horizon]} radius={(statement ? 300 : 360) * u} />
      <rect x={0} y={horizon} width={width} height={depth} fill={legible(palette, palette.surface, 0.45)} />
      <path d={[...across, ...along].join('')} fill="none" stroke={ink} strokeWidth={2 * u} />
      <path
        d={`M0 ${horizon}H${width}`}
        fill="none"
        stroke={legible(palette, palette.accent, 0.6)}
        strokeWidth={3 * u}
      />
    </>
  );
}

/** Half a disc that sets behind the floor, in slices that grow thinner. */
function Sun({ about, radius }: { about: readonly [number, number]; radius: number }): ReactNode {
  const { palette } = useScene();
  const [x, y] = about;
  const slices = Array.from({ length: 6 }, (_, index) => {
    const low = y - (radius * index) / 6;
    const high = low - (radius / 6) * (0.45 + 0.11 * index);
    const half = (at: number): number => Math.sqrt(Math.max(0, radius * radius - (y - at) * (y - at)));
    const [wide, narrow] = [half(low), half(high)];
    return `M${(x - wide).toFixed(1)} ${low.toFixed(1)}A${radius} ${radius} 0 0 1 ${(x - narrow).toFixed(1)} ${high.toFixed(1)}H${(x + narrow).toFixed(1)}A${radius} ${radius} 0 0 1 ${(x + wide).toFixed(1)} ${low.toFixed(1)}Z`;
  });
  return (
    <Drift name="sun" wander={[16, 0]} period={16} about={about} depth={0.5}>
      <path d={slices.join('')} fill={legible(palette, palette.accent, 0.17)} />
    </Drift>
  );
}

/** A ring, a bolt and a triangle, one over the other. */
function Sign({ colors }: { colors: readonly string[] }): ReactNode {
  const scene = useScene();
  const { width, height, u, shape } = scene;
  const wide = shape === 'wide';
  const [cx, cy] = wide
    ? [width - 300 * u, height * 0.42]
    : [width - 300 * u, height - (shape === 'tall' ? 330 : 210) * u];
  const r = (wide ? 210 : shape === 'tall' ? 190 : 135) * u;
  const at = (x: number, y: number): string => `${(cx + x * r).toFixed(1)} ${(cy + y * r).toFixed(1)}`;
  return (
    <Drift name="sign" wander={9} period={9} about={[cx, cy]} depth={1.3}>
      <Tube d={`M${at(-1.15, 0.85)}L${at(0, -1.2)}L${at(1.15, 0.85)}Z`} color={colors[1]!} lit={isLit(scene, 1)} />
      <Tube
        d={`M${at(-0.96, 0)}A${(0.96 * r).toFixed(1)} ${(0.96 * r).toFixed(1)} 0 1 1 ${at(0.96, 0)}A${(0.96 * r).toFixed(1)} ${(0.96 * r).toFixed(1)} 0 1 1 ${at(-0.96, 0)}Z`}
        color={colors[0]!}
        lit={isLit(scene, 0)}
      />
      <Tube
        d={`M${at(0.2, -0.62)}L${at(-0.3, 0.12)}H${(cx + 0.3 * r).toFixed(1)}L${at(-0.2, 0.82)}`}
        color={colors[2]!}
        lit={isLit(scene, 2)}
      />
    </Drift>
  );
}
