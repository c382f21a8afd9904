import type { ReactNode } from 'react';
import { clamp, easeOutQuint } from '../../../motion/curves.js';
import { turnedBy } from '../../../motion/life.js';
import { useScene } from '../../../scene-context/scene-context.js';
import type { GroundVariant } from '../../look.js';
import { legible, tone } from '../../tone.js';
import { Drift } from '../../grounds/drift.js';
import { GroundArt } from '../../grounds/ground-art.js';
import { PassingBands } from '../../grounds/passing-bands.js';
import { RunningStrip } from '../../grounds/running-strip.js';

/** A studio on air: a globe that turns, slanted panes of light behind it, and a dark strip that runs at the foot. */
export function NewsroomGround({ variant }: { variant: GroundVariant }): ReactNode {
  const { width, height, u, palette, frame, at, shape } = useScene();
  const statement = variant === 'statement';
  const wide = shape === 'wide';
  const strip = 38 * u;
  const grown = easeOutQuint(clamp(frame / at(20)));
  const radius = (statement ? 0.86 + 0.14 * grown : 1) * (wide ? 430 : shape === 'tall' ? 420 : 300) * u;
  const about: readonly [number, number] = wide
    ? [width - 130 * u, height * 0.47]
    : [width - 150 * u, height - (shape === 'tall' ? 330 : 200) * u];
  return (
    <>
      <GroundArt>
        <PassingBands
          fill={legible(palette, palette.text, 0.055)}
          step={640}
          share={0.55}
          speed={26}
          slant={340}
          from={0.3 * (width / u)}
        />
      </GroundArt>
      <GroundArt flips={statement && !wide}>
        <Drift name="globe" wander={12} period={13} about={about} depth={1.2}>
          <Globe
            about={about}
            radius={radius}
            fill={statement ? palette.accent : legible(palette, palette.text, 0.075)}
            line={statement ? tone(palette.accent, palette.onAccent, 0.42) : palette.background}
          />
        </Drift>
      </GroundArt>
      <GroundArt>
        <RunningStrip
          y={height - strip}
          height={strip}
          fill={palette.text}
          stripe={tone(palette.text, palette.background, 0.14)}
          step={300}
          share={0.5}
          speed={60}
        />
        <rect x={0} y={height - strip} width={(wide ? 240 : 170) * u * grown} height={strip} fill={palette.accent} />
        <rect x={0} y={0} width={width * grown} height={10 * u} fill={palette.accent} />
      </GroundArt>
    </>
  );
}

/** Meridians come round as half ellipses; the circles of latitude stand. */
function Globe(props: { about: readonly [number, number]; radius: number; fill: string; line: string }): ReactNode {
  const scene = useScene();
  const { about, radius, fill, line } = props;
  const [cx, cy] = about;
  const turned = turnedBy(scene, 9);
  const meridians = Array.from({ length: 6 }, (_, index) => {
    const angle = ((((turned + index * 30) % 180) - 90) * Math.PI) / 180;
    const bulge = radius * Math.sin(angle);
    return `M${cx} ${cy - radius}A${Math.abs(bulge).toFixed(1)} ${radius.toFixed(1)} 0 0 ${bulge > 0 ? 1 : 0} ${cx} ${cy + radius}`;
  });
  const parallels = [-50, -25, 0, 25, 50].map((latitude) => {
    const y = radius * Math.sin((latitude * Math.PI) / 180);
    const half = Math.sqrt(radius * radius - y * y);
    return `M${(cx - half).toFixed(1)} ${(cy + y).toFixed(1)}H${(cx + half).toFixed(1)}`;
  });
  return (
    <>
      <circle cx={cx} cy={cy} r={radius} fill={fill} />
      <path d={[...meridians, ...parallels].join('')} fill="none" stroke={line} strokeWidth={3.5 * scene.u} />
    </>
  );
}
