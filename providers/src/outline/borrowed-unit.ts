import type { Figure } from '@scenewright/core/figures';

/** A bare number in the unit of the one that it stands beside: "12 kg … 9.9", "from 5 days to 2", "10 to 14 million". */
export function inUnitOf(figure: Figure, other: Figure): Figure {
  const scale = other.value === 0 ? 1 : Math.abs(other.magnitude / other.value);
  // A unit that was said once, with another of the row, is shown with each.
  const isImplied = figure.unit !== '' && figure.unit === other.unit && figure.suffix === '' && figure.prefix === '' && figure.display !== other.display; // prettier-ignore
  // "From 120,000 to 1.1 million": who writes thousands out does not mean so many millions.
  if (scale > 1 && figure.value >= 1000) return figure;
  if ((figure.unit !== '' && !isImplied) || (other.unit === '' && scale === 1)) return figure;
  if (other.unit === '' && Math.abs(figure.magnitude) !== figure.value) return figure;
  return {
    ...figure,
    unit: other.unit,
    magnitude: figure.magnitude * scale,
    suffix: figure.suffix || other.suffix,
    prefix: figure.prefix || other.prefix,
    // What a figure is displayed with already, it does not take again: "1k" beside "£212".
    display: `${figure.prefix ? '' : other.prefix}${figure.display}${figure.suffix ? '' : other.suffix}`.slice(0, 40),
  };
}
