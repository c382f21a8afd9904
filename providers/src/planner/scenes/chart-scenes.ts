import type { FactOf, Labelled } from '../facts/fact.js';
import { headline, tidy } from '../words/headline.js';
import { sentimentOf } from '../facts/make-fact.js';
import { asLabel } from '../facts/labels.js';
import { lexiconOf, wordPattern } from '../words/lexicon.js';
import { kickerOf, sameUnit, sumsToWhole } from './figure-scenes.js';
import { option, type Option, type Reading } from './option.js';

/** What is left over leads nothing. */
const others =
  /^(?:the )?(?:rest|remain|other|others)\b|^(?:rest|übrige|sonstige|andere|autres?|reste|otros?|otras?|resto|altri|altre|outros?|outras?|その他|其他|기타|أخرى|غيرها|אחר|другие|прочие)/iu;

/** The item that stands above all others; none when two share the first place. */
export function leader(items: Labelled[]): Labelled | undefined {
  const ranked = items
    .filter(({ label }) => !others.test(label))
    .sort((a, b) => b.figure.magnitude - a.figure.magnitude);
  return ranked[0] && ranked[1] && ranked[0].figure.magnitude > ranked[1].figure.magnitude ? ranked[0] : undefined;
}

const isFunnel = (text: string): boolean =>
  /funnel|pipeline|conversion|trichter|entonnoir|embudo|funil|imbuto|ファネル|漏斗|퍼널/iu.test(text);

export function groupOptions(fact: FactOf<'group'>, reading: Reading): Option[] {
  const { items, dated } = fact.body;
  const { language, phrases } = reading;
  const source = fact.source;
  const top = leader(items);
  const comparable = fact.body.comparable && sameUnit(items) && items.every((item) => !item.trend);
  const given = fact.body.title ? headline(fact.body.title, language) : '';
  // A given title that only names the topic gives way to the claim; it becomes the kicker.
  const claim =
    comparable && !dated && !fact.stated && top && items[0] && items.length > 2
      ? headline(phrases.leads(top.label, top.figure.display), language)
      : '';
  const [first, last] = [items[0], items[items.length - 1]];
  const what = given || reading.topic;
  // A series says where it went, when its ends differ.
  const moved =
    dated &&
    !fact.stated &&
    what &&
    first &&
    last &&
    first.figure.magnitude !== last.figure.magnitude &&
    !/^\p{Nd}/u.test(what);
  const trend = moved
    ? (last.figure.magnitude > first.figure.magnitude ? phrases.rose : phrases.fell)(
        what,
        first.figure.display,
        last.figure.display,
        first.label,
        last.label,
      )
    : '';
  const title = claim || (trend && trend.length <= 100 ? trend : '') || given || headline(fact.text, language);
  const kicker = (claim && given && given.length <= 48 ? given : undefined) ?? kickerOf(reading, title);
  const marked = items.map((item) => ({
    label: item.label,
    figure: item.figure,
    ...(item === top && comparable ? { highlight: true } : {}),
  }));
  const head = { title, kicker, ...(source ? { source } : {}) };
  const tiles = option('kpi-tiles', {
    title: given || undefined,
    kicker: kickerOf(reading, given),
    tiles: items.slice(0, 6).map((item) => ({ label: item.label, figure: item.figure, ...(item.trend ? { trend: item.trend, sentiment: sentimentOf(item.label, item.trend, language) } : {}), ...(item.note ? { note: item.note } : {}) })),
  }, comparable ? 0.35 : 0.9); // prettier-ignore
  const sentence =
    fact.prose && fact.text.length <= 200
      ? [
          option(
            'callout',
            { text: tidy(fact.text), kicker: kickerOf(reading, fact.text), emphasis: items[0]!.figure.display },
            0.5,
          ),
        ]
      : [];
  const tilesFit = items.length <= 6 ? [tiles, ...sentence] : [];
  if (dated && sameUnit(items)) {
    const line = {
      categories: items.map((item) => item.label),
      series: [
        { name: given || reading.topic || asLabel(title), values: items.map((item) => item.figure), highlight: true },
      ],
    };
    return [
      option(
        'column-chart',
        {
          ...head,
          items: marked.map(({ label, figure }, i) => ({
            label,
            figure,
            ...(i === marked.length - 1 ? { highlight: true } : {}),
          })),
        },
        items.length <= 6 ? 0.9 : 0.5,
      ),
      option('line-chart', { ...head, ...line }, 0.75),
      ...tilesFit,
    ];
  }
  if (
    isFunnel(`${given} ${reading.topic}`) &&
    items.length >= 3 &&
    items.length <= 6 &&
    new Set(items.map((item) => item.figure.unit)).size === 1 &&
    items.every((item, index) => index === 0 || item.figure.magnitude < items[index - 1]!.figure.magnitude)
  ) {
    return [
      option(
        'funnel',
        { ...head, title: given || title, items: items.map(({ label, figure }) => ({ label, figure })) },
        0.95,
      ),
      ...tilesFit,
    ];
  }
  // "We received 18,400 applications, interviewed 2,300 people … and hired 352": what someone did, each time to fewer.
  const ends = items.length >= 3 ? items[0]!.figure.magnitude / items.at(-1)!.figure.magnitude : 0;
  if (
    comparable &&
    fact.prose &&
    items.length >= 3 &&
    items.length <= 6 &&
    ends >= 4 &&
    items.every(
      (item, index) =>
        item.figure.unit !== 'percent' && (index === 0 || item.figure.magnitude < items[index - 1]!.figure.magnitude),
    ) &&
    wordPattern(lexiconOf(language).pronoun, language, 'start').test(fact.text)
  ) {
    return [
      option(
        'funnel',
        {
          ...head,
          title: given && given !== reading.topic ? given : headline(fact.text, language, 44),
          items: items.map(({ label, figure }) => ({ label, figure })),
        },
        0.95,
      ),
      ...tilesFit,
    ];
  }
  if (!comparable)
    return items.length <= 6
      ? tilesFit
      : [
          option(
            'table',
            {
              title: given || undefined,
              columns: ['', ''],
              rows: items.slice(0, 8).map((item) => [item.label, item.figure.display]),
            },
            0.6,
          ),
        ];
  const percent = items.every(
    (item) => item.figure.unit === 'percent' && item.figure.magnitude <= 100 && item.figure.magnitude >= 0,
  );
  if (sumsToWhole(items) && items.length <= 7) {
    return [
      option('donut-chart', { ...head, items: marked }, 0.95),
      option('bar-chart', { ...head, items: marked }, 0.7),
      ...(items.length <= 6 ? [option('progress', { ...head, items: marked }, 0.5)] : []),
    ];
  }
  if (items.length === 2 && sentence.length > 0 && wordsBetween(fact.text, items) >= 4) return [...sentence, tiles];
  if (items.length === 2) {
    const [left, right] = marked as [(typeof marked)[0], (typeof marked)[0]];
    return [
      ...(percent ? [option('progress', { ...head, items: marked }, 0.7)] : []),
      option(
        'versus',
        {
          ...head,
          left: { label: left.label, points: [], figure: left.figure },
          right: { label: right.label, points: [], figure: right.figure },
        },
        percent ? 0.65 : 0.8,
      ),
      tiles,
    ];
  }
  const ranked = [...marked].sort((a, b) => b.figure.magnitude - a.figure.magnitude);
  return [
    ...(percent && items.length <= 6 ? [option('progress', { ...head, items: ranked }, 0.72)] : []),
    option('bar-chart', { ...head, items: ranked }, 0.85),
    ...(items.length <= 8 ? [option('ranking', { ...head, items: ranked }, 0.65)] : []),
    option('column-chart', { ...head, items: marked }, 0.7),
    ...tilesFit,
  ];
}

/** Words from the first figure to the second: many of them make a sentence, not two sides of a comparison. */
function wordsBetween(text: string, [first, second]: Labelled[]): number {
  const from = text.indexOf(first!.figure.display) + first!.figure.display.length;
  const to = text.indexOf(second!.figure.display, from);
  return to < 0 ? 0 : text.slice(from, to).trim().split(/\s+/).length;
}

export function gridOptions(fact: FactOf<'grid'>, reading: Reading): Option[] {
  const { categories, series, dated } = fact.body;
  const title = headline(fact.body.title, reading.language, 70);
  const head = {
    title,
    kicker: kickerOf(reading, title),
    ...(fact.source ? { source: fact.source } : {}),
    categories,
    series,
  };
  if (dated) return [option('line-chart', head, 0.9), option('area-chart', head, series.length === 1 ? 0.8 : 0.4)];
  return [option('grouped-chart', head, 0.85), option('stacked-chart', head, 0.6)];
}

export function scatterOptions(fact: FactOf<'scatter'>, reading: Reading): Option[] {
  const title = headline(fact.body.title, reading.language, 70);
  return [
    option(
      'scatter',
      {
        title,
        kicker: kickerOf(reading, title),
        ...(fact.source ? { source: fact.source } : {}),
        xLabel: fact.body.x,
        yLabel: fact.body.y,
        points: fact.body.points,
      },
      0.9,
    ),
  ];
}

export function tableOptions(fact: FactOf<'table'>, reading: Reading): Option[] {
  const title = headline(fact.body.title, reading.language, 70);
  return [
    option(
      'table',
      { title: title || undefined, kicker: kickerOf(reading, title), columns: fact.body.columns, rows: fact.body.rows },
      0.8,
    ),
  ];
}
