import { luminance } from '@scenewright/core/style';
import type { ReactNode } from 'react';
import { clamp, easeInOut } from '../../../motion/curves.js';
import { useScene } from '../../../scene-context/scene-context.js';
import type { GroundVariant } from '../../look.js';
import { legible, tone } from '../../tone.js';
import { Drift } from '../../grounds/drift.js';
import { GroundArt } from '../../grounds/ground-art.js';

/** Inks of the stripes by their place among the data colours: orange red, teal, sea, ink. */
const inks = [0, 1, 2, 4];

/** Halftone on uncoated paper, two pale plates out of register, and stripes that turn a corner. */
export function RetroPrintGround({ variant }: { variant: GroundVariant }): ReactNode {
  const { width, height, u, palette, frame, at, shape } = useScene();
  const colors = inks.map((ink) => palette.data[ink] ?? palette.accent);
  const wide = shape === 'wide';
  const statement = variant === 'statement';
  const screen = 34 * u;
  // Beside a statement nothing is written on the screen of dots.
  const dots = statement && wide ? tone(palette.background, palette.accent, 0.62) : legible(palette, palette.text, 0.2);
  const plates: readonly (readonly [number, number])[] = [
    [width * 0.56, height * 0.98],
    [width * 0.3, height * 0.05],
  ];
  // Two inks that lie far apart make mud of a dark sheet.
  const isNight = luminance(palette.background) < 0.1;
  const drawn = easeInOut(clamp(frame / at(34)));
  return (
    <>
      <GroundArt still="sheet">
        {Array.from({ length: 15 * 11 }, (_, index) => {
          const [column, row] = [index % 15, Math.floor(index / 15)];
          const r = (1 - Math.hypot(column / 15, row / 11)) * 0.46 * screen;
          if (r < 1.5 * u) return null;
          const x = width - (column + (row % 2) / 2) * screen;
          return <circle key={index} cx={x} cy={row * screen} r={r} fill={dots} />;
        })}
      </GroundArt>
      <GroundArt>
        {plates.map((about, index) => (
          <Drift key={index} name={`plate${index}`} wander={48} period={13 + index * 4} about={about}>
            <circle
              cx={about[0]}
              cy={about[1]}
              r={(430 - index * 130) * u}
              fill={legible(palette, isNight ? palette.accent : colors[index]!, isNight ? 0.1 : 0.16)}
            />
          </Drift>
        ))}
      </GroundArt>
      {statement ? (
        <GroundArt flips>
          <Drift name="stripes" wander={7} period={10} depth={0.6}>
            <Arcs colors={colors} drawn={drawn} />
          </Drift>
        </GroundArt>
      ) : (
        <GroundArt>
          {colors.slice(0, 3).map((color, index) => {
            const inset = (9 + index * 15) * u;
            const r = (wide ? 84 : 78) * u - inset;
            return (
              <path
                key={index}
                d={`M${width + 30 * u} ${height - inset}H${inset + r}A${r} ${r} 0 0 1 ${inset} ${height - inset - r}V${-30 * u}`}
                fill="none"
                stroke={color}
                strokeWidth={11 * u}
              />
            );
          })}
        </GroundArt>
      )}
    </>
  );
}

/** Stripes side by side that come in along the line of reading's end, turn about one middle and run out at the foot. */
function Arcs({ colors, drawn }: { colors: readonly string[]; drawn: number }): ReactNode {
  const { width, height, u, shape } = useScene();
  const wide = shape === 'wide';
  const thick = (wide ? 66 : shape === 'tall' ? 60 : 40) * u;
  const [cx, cy] = wide
    ? [width - 80 * u, height * 0.58]
    : [width - 130 * u, height - (shape === 'tall' ? 160 : 60) * u];
  const first = (wide ? 190 : 120) * u;
  return (
    <>
      {[...colors].toReversed().map((color, index) => {
        const r = first + index * thick;
        const length = width - cx + 60 * u + (Math.PI / 2) * r + height - cy + 60 * u;
        return (
          <path
            key={index}
            d={`M${width + 60 * u} ${cy - r}H${cx}A${r} ${r} 0 0 0 ${cx - r} ${cy}V${height + 60 * u}`}
            fill="none"
            stroke={color}
            strokeWidth={thick + u}
            {...(drawn < 1 ? { strokeDasharray: length, strokeDashoffset: length * (1 - drawn) } : {})}
          />
        );
      })}
      <circle cx={cx} cy={cy} r={first * 0.5 * drawn} fill={colors[0]} />
    </>
  );
}
