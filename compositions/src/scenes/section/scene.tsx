import type { ReactNode } from 'react';
import { stack } from '../../layout/stack.js';
import { statementArea } from '../../layout/statement-area.js';
import { useScene, type Rect } from '../../scene-context/scene-context.js';
import { setText } from '../../typography/set-text.js';
import { TextBlock } from '../../typography/text-block.js';
import { Kicker, setKicker } from '../scene-head.js';

/** A new chapter: its number as a picture, its name beside or under it. */
export function SectionScene(): ReactNode {
  const scene = useScene<'section'>();
  const { content, u, shape, look, palette } = scene;
  const safe = statementArea(scene);
  const align = look.align.statement;
  const beside = shape === 'wide' && align === 'start' && content.index !== undefined;
  const chip = look.type.kicker === 'chip' ? 16 * u : 0;
  const index =
    content.index === undefined
      ? null
      : setText(
          scene,
          {
            text: scene.number(content.index),
            role: 'figure',
            size: [beside ? 560 : 420, 160],
            maxLines: 1,
            leading: 0.9,
          },
          beside ? safe.width * 0.4 : safe.width,
          safe.height * (beside ? 0.7 : 0.36),
        );
  const indent = beside ? index!.width + 70 * u : 0;
  const area: Rect = { ...safe, x: safe.x + indent, width: safe.width - indent };
  const kicker = content.kicker ? setKicker(scene, content.kicker, area.width - 60 * u) : null;
  const used = (kicker ? kicker.height + chip + 24 * u : 0) + (index && !beside ? index.height + 40 * u : 0);
  const title = setText(
    scene,
    { text: content.title, role: 'heading', size: [[...content.title].length <= 14 ? 190 : 132, 52], maxLines: 5 },
    area.width,
    (area.height - used) * 0.96,
  );
  const [indexBox, kickerBox, titleBox] = stack(
    area,
    [
      index && !beside ? { height: index.height, gap: 40 * u } : null,
      kicker ? { height: kicker.height + chip, gap: 24 * u } : null,
      { height: title.height },
    ],
    0.46,
  );
  const numeral: Rect | null | undefined = index
    ? beside
      ? { ...safe, y: safe.y + (safe.height - index.height) * 0.46, width: index.width + 4 * u, height: index.height }
      : indexBox
    : null;
  return (
    <>
      {index && numeral ? (
        <TextBlock
          block="index"
          set={index}
          box={numeral}
          align={beside ? 'start' : align}
          from={scene.at(1)}
          color={palette.accent}
        />
      ) : null}
      {kicker && kickerBox ? <Kicker set={kicker} box={kickerBox} align={align} from={scene.at(5)} /> : null}
      <TextBlock block="title" set={title} box={titleBox!} align={align} from={scene.cue('title', scene.at(8))} />
    </>
  );
}
