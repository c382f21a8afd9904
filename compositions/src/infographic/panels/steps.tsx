import type { ReactNode } from 'react';
import { Drawing } from '../../charting/drawing.js';
import { ink } from '../../charting/shades.js';
import { place } from '../../layout/place.js';
import { tone } from '../../look/tone.js';
import { easeInOut, easeOutQuint } from '../../motion/curves.js';
import { useScene } from '../../scene-context/scene-context.js';
import type { Rect } from '../../scene-context/rect.js';
import { setText, setTexts } from '../../typography/set-text.js';
import { TextBlock } from '../../typography/text-block.js';
import { acting, swell } from '../acting.js';
import { Coin } from '../depth.js';
import { share, turn, type PanelProps } from '../panel-props.js';
import { drawingsOf, hasMark, PartMark } from '../part-mark.js';
import { Stressed } from '../stressed.js';
import { CyclePanel } from './cycle.js';

/** Seconds of a step's act, and of the way to the next. */
const stepBeat = 0.8;

/** What is done one after another: coins on a path, side by side where there is room, else under each other. */
export function StepsPanel(props: PanelProps<'steps'>): ReactNode {
  const { panel, box } = props;
  // What each step does in words has no room on a ring.
  const isRing = panel.cyclic === true && panel.steps.length >= 3 && panel.steps.every(({ detail }) => !detail);
  return isRing && box.width < box.height * 3.4 ? <CyclePanel {...props} /> : <Path {...props} />;
}

function Path({ panel, box, from, depth }: PanelProps<'steps'>): ReactNode {
  const scene = useScene();
  const { u, palette } = scene;
  const { steps } = panel;
  const count = steps.length;
  const across = box.width / count >= 190 * u && box.width > box.height * 0.9;
  const gap = 24 * u;
  const pitch = across ? box.width / count : box.height / count;
  const drawings = drawingsOf(scene, steps);
  // Numbers have one place and one size. Side by side, pictures come in their stead where each step has one, with the number
  // on the edge; under each other they stand at the end of their rows.
  const marked = steps.map((step, index) => hasMark(drawings[index]!, step.icon));
  const isPictured = across && marked.every(Boolean);
  const radius = across
    ? Math.min((isPictured ? 96 : 60) * u, pitch * (isPictured ? 0.34 : 0.24), box.height * (isPictured ? 0.24 : 0.2))
    : Math.min(54 * u, pitch * 0.34);
  const inset = across ? 0 : Math.min(22 * u, pitch * 0.14);
  const side = across || !marked.some(Boolean) ? 0 : Math.min(pitch * 0.8, 150 * u, box.width * 0.2);
  const textWidth = across ? pitch - gap : box.width - 2 * radius - 28 * u - 2 * inset - (side > 0 ? side + 20 * u : 0);
  const detailed = steps.some((step) => step.detail);
  const textHeight = across ? box.height - 2 * radius - 26 * u - depth : pitch * 0.8;
  const titles = setTexts(
    scene,
    steps.map((step) => step.title),
    { size: [across ? 38 : 44, 16], maxLines: across ? 3 : 2, leading: 1.18, weight: 650 },
    textWidth,
    textHeight * (detailed ? 0.5 : 1),
  );
  const details = steps.map((step) =>
    step.detail
      ? setText(
          scene,
          { text: step.detail, size: [26, 14], maxLines: across ? 5 : 3, leading: 1.28 },
          textWidth,
          textHeight * 0.48,
        )
      : null,
  );
  const size = Math.min(...details.map((set) => (set ? set.size : Infinity)));
  const even = steps.map((step) =>
    step.detail
      ? setText(
          scene,
          { text: step.detail, size: [size / u, Math.min(14, size / u)], maxLines: across ? 5 : 3, leading: 1.28 },
          textWidth,
          textHeight * 0.5,
        )
      : null,
  );
  const tallest = Math.max(...titles.map((set, index) => set.height + (even[index] ? even[index]!.height + 8 * u : 0)));
  const used = across ? 2 * radius + 26 * u + tallest : 0;
  const top = across ? box.y + Math.max(0, box.height - used - depth) / 2 : box.y;
  const numbersOf = (largest: number, room: number): ReturnType<typeof setTexts> =>
    setTexts(
      scene,
      steps.map((_, index) => scene.number(index + 1)),
      { role: 'figure', size: [largest, 10], maxLines: 1 },
      radius * room,
      radius * room,
    );
  const numerals = numbersOf(48, 1.3);
  const numbers = numbersOf(36, 0.56);
  const centre = (index: number): { x: number; y: number } =>
    across
      ? { x: box.x + pitch * index + radius, y: top + radius }
      : { x: box.x + inset + radius, y: box.y + pitch * (index + 0.5) };
  const small = radius * 0.36;
  // A step swells, and hands on to the next.
  const swollen = (index: number, by: number): number =>
    1 + by * swell(acting(scene, from, 2 * index, 2 * count - 1, stepBeat, count));
  const badge = (index: number): { x: number; y: number } => ({
    x: centre(index).x - radius * 0.72,
    y: centre(index).y - radius * 0.66,
  });
  const coin = (
    index: number,
    disc: { x: number; y: number; radius: number },
    thick: number,
    by: number,
  ): ReactNode => {
    const way = easeOutQuint(share(scene, turn(scene, from, index), 14));
    return way <= 0 ? null : (
      <Coin key={index} {...disc} color={palette.accent} depth={depth * thick} scale={way * swollen(index, by)} />
    );
  };
  return (
    <>
      {across
        ? null
        : steps.map((_, index) => (
            <Row
              key={index}
              box={{ ...box, y: box.y + pitch * index + pitch * 0.04, height: pitch * 0.92 }}
              from={turn(scene, from, index)}
            />
          ))}
      <Drawing>
        {steps.slice(1).map((_, index) => {
          const [a, b] = [centre(index), centre(index + 1)];
          const way = easeInOut(share(scene, turn(scene, from, index + 1) - scene.at(4), 10));
          const act = acting(scene, from, 2 * index + 1, 2 * count - 1, stepBeat, count);
          const [x1, y1, x2, y2] = across
            ? [a.x + radius + 10 * u, a.y, b.x - radius - 14 * u, b.y]
            : [a.x, a.y + radius + 6 * u + depth * 0.5, b.x, b.y - radius - 6 * u];
          if (way <= 0 || (across ? x2 - x1 : y2 - y1) < 6 * u) return null;
          const tip = Math.min(12 * u, (across ? x2 - x1 : y2 - y1) * 0.5);
          const head = across
            ? `M${x2 - tip} ${y2 - tip}L${x2} ${y2}L${x2 - tip} ${y2 + tip}`
            : `M${x2 - tip} ${y2 - tip}L${x2} ${y2}L${x2 + tip} ${y2 - tip}`;
          return (
            <g key={index} fill="none" stroke={ink(scene, 0.34)} strokeWidth={3.5 * u}>
              <line x1={x1} y1={y1} x2={x1 + (x2 - x1) * way} y2={y1 + (y2 - y1) * way} />
              {way >= 1 ? <path d={head} strokeLinejoin="miter" /> : null}
              {act > 0 ? (
                <circle
                  cx={x1 + (x2 - x1) * easeInOut(act)}
                  cy={y1 + (y2 - y1) * easeInOut(act)}
                  r={9 * u * swell(act) ** 0.5}
                  fill={palette.accent}
                  stroke="none"
                />
              ) : null}
            </g>
          );
        })}
        {steps.map((_, index) => (
          <circle
            key={`place-${index}`}
            cx={centre(index).x}
            cy={centre(index).y}
            r={radius * 0.94}
            fill={ink(scene, 0.08)}
          />
        ))}
        {isPictured ? null : steps.map((_, index) => coin(index, { ...centre(index), radius }, 0.6, 0.12))}
      </Drawing>
      {steps.map((step, index) => {
        const { x, y } = centre(index);
        const disc: Rect = isPictured
          ? { x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius }
          : { x: box.x + box.width - inset - side, y: y - side / 2, width: side, height: side };
        const begin = turn(scene, from, index);
        return isPictured || side > 0 ? (
          <PartMark key={index} drawing={drawings[index]!} icon={step.icon} box={disc} from={begin} index={index} />
        ) : null;
      })}
      <Drawing>
        {isPictured ? steps.map((_, index) => coin(index, { ...badge(index), radius: small }, 0.4, 0.14)) : null}
      </Drawing>
      {steps.map((step, index) => {
        const begin = turn(scene, from, index);
        const { x, y } = centre(index);
        const own = titles[index]!.height + (even[index] ? even[index]!.height + 8 * u : 0);
        const words: Rect = across
          ? { x: box.x + pitch * index, y: top + 2 * radius + 26 * u + depth * 0.6, width: textWidth, height: tallest }
          : { x: box.x + inset + 2 * radius + 28 * u, y: y - own / 2, width: textWidth, height: own };
        const coin: Rect = { x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius };
        const numbered: Rect = isPictured
          ? { x: badge(index).x - small, y: badge(index).y - small, width: 2 * small, height: 2 * small }
          : coin;
        return (
          <Stressed
            key={index}
            box={across ? { ...words, y: y - radius, height: words.y + words.height - y + radius } : words}
            act={acting(scene, from, 2 * index, 2 * count - 1, stepBeat, count)}
          >
            <TextBlock
              block={`${panel.id}.steps.${index}.number`}
              set={(isPictured ? numbers : numerals)[index]!}
              box={numbered}
              align="center"
              anchor="middle"
              color={palette.onAccent}
              from={begin + scene.at(4)}
              motion="block"
              enter="fade"
            />
            <TextBlock
              block={`${panel.id}.steps.${index}.title`}
              set={titles[index]!}
              box={{ ...words, height: titles[index]!.height }}
              from={begin + scene.at(4)}
              motion="block"
              enter="fade"
            />
            {even[index] ? (
              <TextBlock
                block={`${panel.id}.steps.${index}.detail`}
                set={even[index]!}
                box={{ ...words, y: words.y + titles[index]!.height + 8 * u, height: even[index]!.height }}
                color={palette.muted}
                from={begin + scene.at(8)}
                motion="block"
                enter="fade"
              />
            ) : null}
          </Stressed>
        );
      })}
    </>
  );
}

/** What a step of a column stands on. */
function Row({ box, from }: { box: Rect; from: number }): ReactNode {
  const scene = useScene();
  const { palette, look, u } = scene;
  const way = easeOutQuint(share(scene, from, 12));
  const background = tone(palette.background, palette.accent, 0.07);
  const borderRadius = Math.min(look.shape.radius * u, box.height / 4);
  return <div style={{ ...place(scene, box), background, borderRadius, opacity: 0.4 + 0.6 * way }} />;
}
