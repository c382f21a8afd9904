import type { ReactNode } from 'react';
import { PartPicture } from '../../pictures/part-picture.js';
import { TextBlock } from '../../typography/text-block.js';
import { useScene } from '../../scene-context/scene-context.js';
import { setTexts } from '../../typography/set-text.js';
import { ItemRows } from '../item-rows.js';
import type { StepsProps } from './step-columns.js';

/** Rows with the numeral before the words. */
export function StepRows(props: StepsProps): ReactNode {
  const scene = useScene();
  const { u, palette, shape } = scene;
  const { steps, area } = props;
  const slot = Math.min((shape === 'square' ? 270 : 400) * u, area.height / steps.length);
  const side = Math.min((shape === 'tall' ? 190 : 150) * u, slot * 0.6);
  const drawings = steps.map(({ picture }) => scene.drawing(picture));
  const art = drawings.some((drawing) => drawing !== null) ? Math.min(slot * 0.72, area.width * 0.2) : 0;
  const words = art > 0 ? { ...area, width: area.width - art - 24 * u } : area;
  const numerals = setTexts(
    scene,
    steps.map((_, index) => scene.number(index + 1)),
    { role: 'figure', size: [220, 40], maxLines: 1, leading: 0.95 },
    side,
    slot * 0.8,
  );
  return (
    <ItemRows
      rows={steps.map((step) => ({ text: step.title, detail: step.detail }))}
      area={words}
      path="steps"
      markWidth={side}
      mark={(index, box, from) => (
        <>
          <TextBlock
            block={`steps.${index}.number`}
            set={numerals[index]!}
            box={{ ...box, y: box.y + box.height / 2 - numerals[index]!.height / 2, height: numerals[index]!.height }}
            from={from}
            color={palette.accent}
          />
          {drawings[index] ? (
            <PartPicture
              drawing={drawings[index]}
              box={{ x: area.x + area.width - art, y: box.y + (box.height - art) / 2, width: art, height: art }}
              from={from}
              index={index}
            />
          ) : null}
        </>
      )}
    />
  );
}
