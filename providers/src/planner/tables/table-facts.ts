import type { BriefDocument } from '@scenewright/core/brief';
import type { Figure } from '@scenewright/core/figures';
import type { Fact, FactBody, Labelled } from '../facts/fact.js';
import { asLabel } from '../facts/labels.js';
import { sentimentOf } from '../facts/make-fact.js';
import { sentenceCase } from '../words/headline.js';
import type { Phrases } from '../words/phrases.js';
import { columnsOf, mixesUnits, type Column } from './columns.js';
import { dateAxis, inTime } from './time-order.js';

type Table = Extract<BriefDocument, { kind: 'table' }>;

/** What a table can be shown as, the strongest first: trends, rankings, shares, relations. Claims hold for the rows. */
export function tableFacts(given: Table, language: string, phrases: Phrases): Fact[] {
  const table = inTime(given, language);
  const columns = columnsOf(table.columns, table.rows, language);
  const measures = columns.filter((column) => column.type === 'number' && !column.naming && !mixesUnits(column, table.rows)); // prettier-ignore
  const axis = dateAxis(table, columns, language);
  const label =
    columns.find(
      (column) =>
        column.type === 'category' &&
        new Set(table.rows.map((row) => row[column.index])).size > table.rows.length * 0.6,
    ) ?? columns.find((column) => column.type === 'category');
  // A name for every row that stands before the date makes the date a property of it, not an axis.
  const named =
    label !== undefined &&
    axis !== undefined &&
    label.index < axis.index &&
    new Set(table.rows.map((row) => row[label.index])).size === table.rows.length;
  const date = named ? undefined : axis;
  const source = table.name ? phrases.source(table.name).slice(0, 100) : undefined;
  const facts: Fact[] = [];
  const add = (body: FactBody, text: string, importance: number): void => {
    facts.push({
      body,
      text,
      heading: '',
      figures: [],
      importance,
      ...(source ? { source } : {}),
      prose: true,
      stated: true,
    });
  };

  const addChange = (column: Column, values: Figure[], categories: string[]): void => {
    const [first, last] = [values[0]!, values[values.length - 1]!];
    if (first.magnitude === last.magnitude || first.magnitude <= 0) return;
    const trend = last.magnitude > first.magnitude ? 'up' : 'down';
    const said = trendClaim(nameOf(column), values, categories, phrases);
    const body = {
      type: 'delta' as const,
      subject: nameOf(column),
      before: first,
      after: last,
      trend: trend as 'up' | 'down',
      beforeLabel: categories[0],
      afterLabel: categories[categories.length - 1],
    };
    add(body, said, 0.6);
    facts[facts.length - 1]!.sentiment = sentimentOf(body.subject, body.trend, language);
  };

  if (date && table.rows.length >= 2) {
    const key = label && repeats(table, date) ? label : undefined;
    if (key) {
      const wide = pivot(table, date, key, measures[0]);
      if (wide)
        add(
          {
            type: 'grid',
            title: trendClaim(wide.series[0]!.name, wide.series[0]!.values, wide.categories, phrases),
            categories: wide.categories,
            series: wide.series,
            dated: true,
          },
          trendClaim(wide.series[0]!.name, wide.series[0]!.values, wide.categories, phrases),
          0.85,
        );
    } else {
      for (const group of byUnit(measures).slice(0, 3)) {
        const rows = spread(
          table.rows.map((_, index) => index).filter((index) => group.every((column) => column.figures[index])),
          24,
        );
        if (rows.length < 2) continue;
        const categories = rows.map((row) => table.rows[row]![date.index]!.slice(0, 40));
        const lead = group[0]!;
        const values = rows.map((row) => lead.figures[row]!);
        const claim = trendClaim(nameOf(lead), values, categories, phrases);
        if (group.length === 1 && rows.length <= 6) {
          const items = rows.map((row, index): Labelled => ({
            label: categories[index]!,
            figure: lead.figures[row]!,
            phrase: '',
          }));
          add({ type: 'group', title: claim, items, dated: true, comparable: true, measure: nameOf(lead) }, claim, 0.9);
        } else {
          add(
            {
              type: 'grid',
              title: claim,
              categories,
              series: group.slice(0, 4).map((column, index) => ({
                name: nameOf(column),
                values: rows.map((row) => column.figures[row]!),
                ...(index === 0 && group.length > 1 ? { highlight: true } : {}),
              })),
              dated: true,
            },
            claim,
            0.9,
          );
        }
        // The other measures of the same chart speak by their ends.
        for (const column of group.slice(1, 3)) {
          const own = rows.map((row) => column.figures[row]!);
          addChange(column, own, categories);
        }
        if (group.length >= 2) {
          const last = rows[rows.length - 1]!;
          const when = categories[categories.length - 1]!;
          const ends = group
            .slice(0, 4)
            .map((column): Labelled => ({ label: nameOf(column), figure: column.figures[last]!, phrase: '' }));
          add(
            { type: 'group', title: when, items: ends, dated: false, comparable: true },
            `${when}: ${ends.map((one) => `${one.label} ${one.figure.display}`).join(', ')}`,
            0.5,
          );
        }
        const peak = [...values].sort((x, y) => y.magnitude - x.magnitude)[0]!;
        const at = values.indexOf(peak);
        if (at > 0 && at < values.length - 1 && rows.length >= 4) {
          const said = phrases.highest(nameOf(lead), categories[at]!, peak.display);
          add(
            { type: 'figure', subject: nameOf(lead), figure: { figure: peak, start: 0, end: 0, kind: 'count' } },
            said,
            0.45,
          );
        }
      }
    }
  }
  if (label && !(date && repeats(table, date))) {
    for (const [order, measure] of measures.slice(0, 4).entries()) {
      const items = table.rows.flatMap((row, index): Labelled[] => {
        const figure = measure.figures[index];
        const name = row[label.index] ?? '';
        return figure && name && !/^(?:total|sum|gesamt|summe|somme|totale|suma|合計|总计)$/iu.test(name)
          ? [{ label: asLabel(name), figure, phrase: '' }]
          : [];
      });
      const unique = items.filter((item, index) => items.findIndex((other) => other.label === item.label) === index);
      if (unique.length < 2 || unique.length < items.length) continue;
      const ranked = [...unique].sort((a, b) => b.figure.magnitude - a.figure.magnitude);
      const top = ranked[0]!;
      const shown =
        measure.figures.some((figure) => figure?.unit === 'percent') && unique.length <= 7
          ? unique
          : ranked.slice(0, 8);
      const claim =
        top.figure.magnitude > ranked[1]!.figure.magnitude
          ? phrases.highest(nameOf(measure), top.label, top.figure.display)
          : phrases.by(nameOf(measure), label.name);
      add({ type: 'group', title: claim, items: shown, dated: false, comparable: true }, claim, 0.8 - order * 0.1);
    }
    const alike = byUnit(measures).find((group) => group.length >= 2);
    if (alike && table.rows.length >= 2 && table.rows.length <= 8) {
      const rows = table.rows
        .map((_, index) => index)
        .filter((index) => alike.every((column) => column.figures[index]));
      if (rows.length >= 2) {
        const title = phrases.by(alike.slice(0, 3).map(nameOf).join(', '), sentenceLower(label.name));
        add(
          {
            type: 'grid',
            title,
            categories: rows.map((row) => table.rows[row]![label.index]!.slice(0, 40)),
            series: alike
              .slice(0, 4)
              .map((column) => ({ name: nameOf(column), values: rows.map((row) => column.figures[row]!) })),
            dated: false,
          },
          title,
          0.5,
        );
      }
    }
  }
  if (measures.length === 2 && table.rows.length >= 12 && !date && byUnit(measures).length === 2) {
    const [x, y] = measures as [Column, Column];
    const points = table.rows.flatMap((row, index) => {
      const [a, b] = [x.figures[index], y.figures[index]];
      return a && b
        ? [{ x: a.magnitude, y: b.magnitude, ...(label ? { label: row[label.index]!.slice(0, 40) } : {}) }]
        : [];
    });
    if (points.length >= 3)
      add(
        {
          type: 'scatter',
          title: `${nameOf(x)} / ${nameOf(y)}`,
          x: nameOf(x),
          y: nameOf(y),
          points: points.slice(0, 80),
        },
        `${nameOf(x)} / ${nameOf(y)}`,
        0.4,
      );
  }
  if (facts.length === 0 && table.rows.length > 0 && table.columns.length >= 2) {
    const title = sentenceCase(titleOf(table.name)) || asLabel(table.columns.slice(1).join(' / '), 80);
    add(
      {
        type: 'table',
        title,
        columns: table.columns.slice(0, 6).map((name) => name.slice(0, 40)),
        rows: table.rows.slice(0, 7).map((row) => row.slice(0, 6).map((cell) => cell.slice(0, 60))),
      },
      title,
      0.7,
    );
  }
  return facts.sort((a, b) => b.importance - a.importance);
}

const nameOf = (column: Column): string =>
  asLabel(
    column.name
      .replace(/[_]+/g, ' ')
      .replace(/\s*[([][^)\]]*[)\]]\s*$/u, '')
      .trim() || column.name,
    48,
  );
const sentenceLower = (text: string): string =>
  /^\p{Lu}{2}/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);

/** "sales-2025_q3.csv" → "Sales 2025 q3". */
export function titleOf(fileName: string): string {
  return sentenceCase(
    fileName
      .replace(/^.*[\\/]/, '')
      .replace(/\.[a-z0-9]{2,5}$/i, '')
      .replace(/[-_.+]+/g, ' ')
      .trim(),
  ).slice(0, 80);
}

const repeats = (table: Table, date: Column): boolean =>
  new Set(table.rows.map((row) => row[date.index])).size < table.rows.length;

/** Measures of one unit and a like size can share an axis. */
function byUnit(measures: Column[]): Column[][] {
  const groups: Column[][] = [];
  const size = (column: Column): number =>
    Math.max(...column.figures.map((figure) => Math.abs(figure?.magnitude ?? 0)), 1e-9);
  for (const column of measures) {
    const unit = column.figures.find(Boolean)?.unit ?? '';
    const mate = groups.find(
      (group) =>
        (group[0]!.figures.find(Boolean)?.unit ?? '') === unit &&
        size(group[0]!) / size(column) < 12 &&
        size(column) / size(group[0]!) < 12,
    );
    if (mate) mate.push(column);
    else groups.push([column]);
  }
  return groups;
}

/** At most `most` of the rows, first and last included. */
function spread(rows: number[], most: number): number[] {
  if (rows.length <= most) return rows;
  return Array.from({ length: most }, (_, index) => rows[Math.round((index * (rows.length - 1)) / (most - 1))]!);
}

/** What a series really did between its ends. */
function trendClaim(name: string, values: Figure[], labels: string[], phrases: Phrases): string {
  const [first, last] = [values[0]!, values[values.length - 1]!];
  const ends = [first.display, last.display, labels[0]!, labels[labels.length - 1]!] as const;
  if (last.magnitude > first.magnitude) return phrases.rose(name, ...ends);
  if (last.magnitude < first.magnitude) return phrases.fell(name, ...ends);
  return `${name}: ${first.display}`;
}

/** Long form to wide: one series for each of the (at most four) categories that every date has. */
function pivot(
  table: Table,
  date: Column,
  key: Column,
  measure: Column | undefined,
): { categories: string[]; series: { name: string; values: Figure[] }[] } | undefined {
  if (!measure) return undefined;
  const dates = [...new Set(table.rows.map((row) => row[date.index]!))].slice(0, 24);
  const names = [...new Set(table.rows.map((row) => row[key.index]!))];
  const series = names.flatMap((name) => {
    const values = dates.map(
      (when) => measure.figures[table.rows.findIndex((row) => row[date.index] === when && row[key.index] === name)],
    );
    return values.every((value) => value !== undefined) ? [{ name: asLabel(name), values: values as Figure[] }] : [];
  });
  if (series.length === 0 || dates.length < 2) return undefined;
  const last = (one: { values: Figure[] }): number => one.values[one.values.length - 1]!.magnitude;
  const shown = series.sort((a, b) => last(b) - last(a)).slice(0, 4);
  return { categories: dates.map((when) => when.slice(0, 40)), series: shown };
}
