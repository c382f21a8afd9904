import type { Figure } from '@scenewright/core/figures';
import { traitsOf } from '../../languages/traits-of.js';
import { findDates } from '../../reading/scan/dates.js';
import { findFigures, type FoundFigure } from '../../reading/scan/figures.js';
import { numberFormatOf, type NumberFormat } from '../../reading/scan/number-format.js';
import { unitInLabel } from '../../reading/scan/unit-in-label.js';

export type ColumnType = 'number' | 'date' | 'category' | 'text';

export interface Column {
  index: number;
  name: string;
  type: ColumnType;
  /** One entry a row; undefined where the cell holds no figure. */
  figures: (Figure | undefined)[];
  /** Whether the numbers only name their row (ids, postcodes). */
  naming: boolean;
}

const months =
  /^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|sept|oct|nov|dec|janv|févr|mars|avr|mai|juin|juil|août|déc|mär|okt|dez|ene|abr|ago|dic|fev|set|out|gen|mag|giu|lug|ott)\p{L}*\.?(?:\s\d{2,4})?$/iu;

/** What each column of a table holds. Needs a type that four out of five filled cells agree on. */
export function columnsOf(names: string[], rows: string[][], language: string): Column[] {
  return names.map((name, index) => {
    const cells = rows.map((row) => row[index] ?? '');
    const filled = cells.filter((cell) => cell !== '');
    const enough = (count: number): boolean => filled.length > 0 && count >= filled.length * 0.8;
    const isDate = (cell: string): boolean =>
      months.test(cell) ||
      /^\d{4}-\d{2}$/.test(cell) ||
      /^[QT][1-4]$/i.test(cell) ||
      findDates(cell, language).some((date) => date.text.length >= cell.length - 2);
    const format = numberFormatOf(filled.join('\n'), language);
    const figures = cells.map((cell) => figureOf(cell, language, name, format));
    const counts = rows.length >= 3 && cells.every((cell, row) => cell === String(row + 1));
    const column = { index, name, figures, naming: false };
    if (enough(filled.filter(isDate).length)) return { ...column, type: 'date' as const };
    if (enough(figures.filter(Boolean).length)) {
      const naming = /(?:^|[\s_-])(?:id|nr|no|number|code|zip|plz|rank|#|phone|year|jahr|année|año|ano|anno)$/iu.test(
        name.trim(),
      );
      const yearly = naming && filled.every((cell) => /^(?:19|20)\d\d$/.test(cell));
      return { ...column, type: yearly ? ('date' as const) : ('number' as const), naming: naming || counts };
    }
    const distinct = new Set(filled).size;
    const long = filled.filter((cell) => cell.length > 40).length;
    return {
      ...column,
      type: long > filled.length / 2 ? ('text' as const) : distinct > 0 ? ('category' as const) : ('text' as const),
    };
  });
}

/** Whether the cells of a column measure different things, so that their figures cannot be compared or added. */
export function mixesUnits({ index, figures }: Column, rows: readonly (readonly string[])[]): boolean {
  const units = figures.flatMap((figure, row) => {
    if (!figure) return [];
    const words = (rows[row]![index] ?? '').replace(/[\p{Nd}.,'\s±+~≈–-]/gu, '').toLowerCase();
    return [figure.unit.startsWith('currency:') || figure.unit === 'percent' ? figure.unit : words];
  });
  return new Set(units.filter(Boolean)).size > 1;
}

/** A cell as a figure whose display is the cell itself; a bare year counts as a number here. */
function figureOf(cell: string, language: string, column: string, format: NumberFormat): Figure | undefined {
  if (cell === '' || cell.length > 40 || !/\p{Nd}/u.test(cell)) return undefined;
  const found: FoundFigure | undefined =
    findFigures(cell, language, [], format)[0] ?? findFigures(`${cell}.0`, 'en')[0];
  if (!found) return undefined;
  const own = cell.includes(found.figure.display) ? found.figure.display : found.figure.display.replace(/\.0$/, '');
  const rest = cell.replace(own, '').trim();
  if (rest.length > 14 || /\p{Nd}/u.test(rest)) return undefined;
  const display = found.figure.display.endsWith('.0') && !cell.includes('.0') ? cell : found.figure.display;
  const bracketed = /^\(.*\)$/.test(cell);
  const unit = found.figure.unit || unitInLabel(column, language);
  const figure = {
    ...found.figure,
    display,
    decimals: display === found.figure.display ? found.figure.decimals : 0,
    unit,
    magnitude: bracketed ? -Math.abs(found.figure.magnitude) : found.figure.magnitude,
  };
  return typeset(figure, column, language);
}

/** Bare digits of a machine ("352000" under "Sales (€)") as people write them: "€352,000". The number stays. */
function typeset(figure: Figure, column: string, language: string): Figure {
  if (!/^-?\d+$/.test(figure.display)) return figure;
  const { tightPercent, signBehind } = traitsOf(language);
  const sign = /[$€£¥₹]/u.exec(column)?.[0] ?? '';
  const percent = figure.unit === 'percent' ? (tightPercent ? '%' : '\u00a0%') : '';
  let number = figure.display;
  if (Math.abs(figure.value) >= 10_000 || (sign && Math.abs(figure.value) >= 1000)) {
    try {
      number = new Intl.NumberFormat(language, {
        minimumFractionDigits: figure.decimals,
        maximumFractionDigits: figure.decimals,
        numberingSystem: 'latn',
      }).format(Number(figure.display));
    } catch {
      return figure;
    }
  }
  const before = sign && !signBehind ? sign : '';
  const after = percent || (sign && !before ? `\u00a0${sign}` : '');
  const negative = number.startsWith('-') ? '-' : '';
  const digits = number.replace(/^-/, '');
  return { ...figure, display: `${negative}${before}${digits}${after}`, prefix: `${negative}${before}`, suffix: after };
}
