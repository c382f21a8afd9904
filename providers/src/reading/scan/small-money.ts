import type { FoundFigure } from './found-figure.js';

/** Hundredths of a currency, and the currencies that have them by that name. */
const hundredths: Readonly<Record<string, RegExp>> = {
  pence: /^currency:GBP$/u,
  cents: /^currency:(?:EUR|USD|CAD|AUD|NZD)$/u,
};

/**
 * Pence beside pounds, cents beside euros or dollars: as parts of what stands beside them, so that "milk 38p, staff £1.02"
 * are measured by one scale. They are shown as they were written.
 */
export function withSmallMoney(figures: readonly FoundFigure[]): FoundFigure[] {
  return figures.map((found) => {
    const whole = hundredths[found.figure.unit];
    const beside = whole && figures.find(({ figure }) => whole.test(figure.unit));
    if (!beside) return found;
    const { figure } = found;
    return {
      ...found,
      kind: 'money',
      figure: { ...figure, magnitude: figure.magnitude / 100, unit: beside.figure.unit },
    };
  });
}
