import type { SceneContent } from '@scenewright/core/scenes';
import type { ReactNode } from 'react';
import { distribute } from '../../layout/place.js';
import { Part } from '../../motion/part.js';
import { useScene } from '../../scene-context/scene-context.js';
import type { Rect } from '../../scene-context/rect.js';
import { setTexts } from '../../typography/set-text.js';
import { TextBlock } from '../../typography/text-block.js';

/** The names of the places in the order of their numbers, in two columns when they are many. */
export function PlaceList(props: {
  places: SceneContent<'place-map'>['places'];
  area: Rect;
  froms: readonly number[];
  /** One place without a claim: its name is the largest text. */
  alone: boolean;
}): ReactNode {
  const scene = useScene();
  const { places, area, froms } = props;
  const { u, palette, shape } = scene;
  const count = places.length;
  const columns = shape === 'tall' && count > 4 ? 2 : 1;
  const perColumn = Math.ceil(count / columns);
  const most = 150 * u;
  const boxes = distribute(area, columns, 40 * u, 'x').flatMap((column) =>
    distribute({ ...column, height: Math.min(column.height, perColumn * most) }, perColumn, 14 * u, 'y'),
  );
  const row = boxes[0]!.height;
  const numbered = count > 1;
  const numeral = numbered ? Math.min(64 * u, row * 0.9) : 0;
  const indent = numbered ? numeral + 14 * u : 0;
  const width = boxes[0]!.width - indent;
  const noted = places.some((entry) => entry.note);
  const valued = places.some((entry) => entry.value !== undefined);
  const valueWidth = valued ? width * 0.34 : 0;
  const numerals = setTexts(
    scene,
    places.map((_, index) => scene.number(index + 1)),
    { role: 'figure', size: [46, 14], maxLines: 1 },
    Math.max(10, numeral),
    row * 0.6,
  );
  const names = setTexts(
    scene,
    places.map((entry) => entry.label),
    { size: [props.alone ? 150 : count === 1 ? 64 : 46, 18], maxLines: noted ? 1 : 2, weight: 600, leading: 1.16 },
    width - valueWidth,
    row * (noted ? 0.52 : 1),
  );
  const notes = setTexts(
    scene,
    places.map((entry) => entry.note ?? ''),
    { size: [32, 24], maxLines: 2, leading: 1.2 },
    width,
    Math.max(35 * scene.u, row * 0.44),
  );
  const values = setTexts(
    scene,
    places.map((entry) =>
      entry.value === undefined ? '' : scene.number(entry.value, Number.isInteger(entry.value) ? 0 : 1),
    ),
    { role: 'figure', size: [46, 16], maxLines: 1 },
    Math.max(10, valueWidth - 12 * u),
    row * 0.52,
  );
  return places.map((entry, index) => {
    const box = boxes[index]!;
    const from = froms[index]!;
    const x = box.x + indent;
    const head = names[index]!;
    return (
      <Part key={index} of={`places.${index}`}>
        {numbered ? (
          <TextBlock
            block={`places.${index}.number`}
            set={numerals[index]!}
            box={{ ...box, width: numeral, height: head.height }}
            anchor="middle"
            from={from}
            motion="block"
            color={palette.accent}
          />
        ) : null}
        <TextBlock
          block={`places.${index}`}
          set={head}
          box={{ ...box, x, width: width - valueWidth, height: head.height }}
          from={from}
          motion="block"
        />
        {entry.value === undefined ? null : (
          <TextBlock
            block={`places.${index}.value`}
            set={values[index]!}
            box={{ ...box, x: x + width - valueWidth + 12 * u, width: valueWidth - 12 * u, height: head.height }}
            anchor="middle"
            align="end"
            from={from}
            motion="block"
          />
        )}
        {entry.note ? (
          <TextBlock
            block={`places.${index}.note`}
            set={notes[index]!}
            box={{ ...box, x, y: box.y + head.height + 4 * u, width, height: notes[index]!.height }}
            from={from + scene.at(3)}
            motion="block"
            color={palette.muted}
          />
        ) : null}
      </Part>
    );
  });
}
