import type { ReactNode } from 'react';
import { place } from '../../layout/place.js';
import { clamp, easeOutQuint } from '../../motion/curves.js';
import { useScene } from '../../scene-context/scene-context.js';
import type { Rect } from '../../scene-context/rect.js';
import { FeatureHead, setFeature } from '../feature-head.js';
import { ItemRows } from '../item-rows.js';

/** What is done and what is not: a box before each row, ticked as it is named. */
export function ChecklistScene(): ReactNode {
  const scene = useScene<'checklist'>();
  const { content } = scene;
  const feature = setFeature(scene, content);
  return (
    <>
      <FeatureHead feature={feature} />
      <ItemRows
        rows={content.items.map((item) => ({ text: item.text, quiet: !item.done }))}
        area={feature.rest}
        path="items"
        beside={feature.beside}
        mark={(index, box, from) => <CheckBox box={box} done={content.items[index]!.done} from={from} />}
      />
    </>
  );
}

function CheckBox(props: { box: Rect; done: boolean; from: number }): ReactNode {
  const scene = useScene();
  const { palette, look, frame } = scene;
  const come = easeOutQuint(clamp((frame - props.from) / scene.at(12)));
  const ticked = easeOutQuint(clamp((frame - props.from - scene.at(6)) / scene.at(14)));
  if (come <= 0) return null;
  const round = look.shape.radius === 0 ? 0 : Math.min(50, look.shape.radius * 1.4);
  const stroke = look.iconStroke * 3.4;
  return (
    <svg viewBox="0 0 100 100" style={{ ...place(scene, props.box), ...(come >= 1 ? {} : { opacity: come }) }}>
      <rect
        x={8}
        y={8}
        width={84}
        height={84}
        rx={round}
        fill={props.done && ticked > 0 ? palette.accent : 'none'}
        fillOpacity={ticked}
        stroke={props.done ? palette.accent : palette.muted}
        strokeWidth={stroke}
      />
      {props.done && ticked > 0 ? (
        <path
          d="M28 52L44 68L74 34"
          fill="none"
          stroke={palette.onAccent}
          strokeWidth={stroke * 1.3}
          {...(ticked >= 1 ? {} : { pathLength: 1, strokeDasharray: 1, strokeDashoffset: 1 - ticked })}
        />
      ) : null}
    </svg>
  );
}
