import { useId, type ReactNode } from 'react';
import { useText } from '../text/text.js';

/** Shapes of a picture side by side, each with its outline. */
export function ShapeChoice<S extends string>({
  shapes,
  value,
  onPick,
}: {
  shapes: readonly S[];
  value: S;
  onPick(shape: S): void;
}): ReactNode {
  const t = useText();
  const name = useId();
  return (
    <fieldset className="shapes">
      <legend className="visually-hidden">{t.create.shape}</legend>
      {shapes.map((shape) => (
        <label key={shape}>
          <input type="radio" name={name} checked={value === shape} onChange={() => onPick(shape)} />
          {shape.includes(':') && <span className={`frame shape-${shape.replace(':', '-')}`} aria-hidden="true" />}
          {t.create.shapes[shape]}
        </label>
      ))}
    </fieldset>
  );
}
