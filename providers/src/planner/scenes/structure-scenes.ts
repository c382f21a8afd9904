import type { FactOf } from '../facts/fact.js';
import { shapeOf } from '../facts/shapes.js';
import { asLabel } from '../facts/labels.js';
import { cutAtWord, headline, sentenceCase, tidy } from '../words/headline.js';
import { kickerOf } from './figure-scenes.js';
import { option, type Option, type Reading } from './option.js';

const part = <T>(items: T[], size: number): T[][] => {
  const count = Math.ceil(items.length / size);
  const each = Math.ceil(items.length / count);
  return Array.from({ length: count }, (_, index) => items.slice(index * each, (index + 1) * each));
};

/** One array of options for each scene that the fact needs: long lists go over several. */
export function listScenes(fact: FactOf<'list'>, reading: Reading): Option[][] {
  const { language } = reading;
  const title = fact.body.title ? withMark(headline(fact.body.title, language), fact.body.title) : undefined;
  const kicker = kickerOf(reading, title ?? '');
  const items = fact.body.items.map((item) => ({
    text: cutAtWord(item.text, language, 100),
    ...(item.detail ? { detail: cutAtWord(item.detail, language, 150) } : {}),
  }));
  if (fact.body.checked)
    return [
      [
        option(
          'checklist',
          {
            title,
            kicker,
            items: items
              .slice(0, 7)
              .map((item, index) => ({ text: item.text, done: fact.body.checked![index] ?? false })),
          },
          0.9,
        ),
      ],
    ];
  return part(items, 6).map((some) => {
    if (some.length < 2)
      return [
        option(
          'callout',
          {
            text: some[0]!.detail ? `${some[0]!.text}: ${some[0]!.detail}`.slice(0, 220) : some[0]!.text,
            kicker: title && title.length <= 48 ? title : kicker,
          },
          0.6,
        ),
      ];
    const short = some.every((item) => item.text.length <= 30 && !('detail' in item));
    const shape = shapeOf(title ?? '', language);
    const named = some.map((item) => ({
      title: item.text.slice(0, 80),
      ...('detail' in item ? { detail: item.detail } : {}),
    }));
    return [
      ...(shape === 'cycle' && some.length >= 3 && some.length <= 6
        ? [option('cycle', { title, kicker, steps: named }, 0.95)]
        : []),
      ...(shape === 'pyramid' && some.length <= 5
        ? [
            option(
              'pyramid',
              {
                title,
                kicker,
                levels: some.map((item) => ({
                  label: asLabel(item.text),
                  ...('detail' in item ? { detail: item.detail } : {}),
                })),
              },
              0.95,
            ),
          ]
        : []),
      ...(shape === 'steps' ? [option('steps', { title, kicker, steps: named }, 0.9)] : []),
      option('list', { title, kicker, items: some }, 0.85),
      ...(short && some.length >= 3
        ? [option('kinetic-words', { phrases: some.map((item) => item.text) }, title ? 0.4 : 0.6)]
        : []),
    ];
  });
}

export function stepScenes(fact: FactOf<'steps'>, reading: Reading): Option[][] {
  const { language } = reading;
  const title = fact.body.title ? headline(fact.body.title, language) : undefined;
  const steps = fact.body.steps.map((step) => {
    const short = headline(step.title, language, 44, 76);
    const detail = step.detail ?? (short !== tidy(step.title) ? tidy(step.title) : undefined);
    return { title: short, ...(detail ? { detail: cutAtWord(detail, language, 150) } : {}) };
  });
  return part(steps, 6).map((some) => [
    ...(some.length >= 2
      ? [option('steps', { title, kicker: kickerOf(reading, title ?? ''), steps: some }, 0.9)]
      : [option('callout', { text: some[0]!.title }, 0.5)]),
    ...((fact.body.cyclic || shapeOf(title ?? '', language) === 'cycle') && some.length >= 3
      ? [option('cycle', { title, steps: some }, 0.95)]
      : []),
  ]);
}

export function timelineScenes(fact: FactOf<'timeline'>, reading: Reading): Option[][] {
  const title = fact.body.title ? headline(fact.body.title, reading.language) : undefined;
  const events = fact.body.events.map((event) => {
    const label = cutAtWord(event.label, reading.language, 84);
    return {
      date: event.date.slice(0, 40),
      label,
      ...(label !== event.label && event.label.length <= 160 ? { detail: event.label } : {}),
    };
  });
  return part(events, 5).map((some, index, parts) => [
    option(
      'timeline',
      {
        title,
        kicker: kickerOf(reading, title ?? ''),
        events: some.map((event, at) => ({
          ...event,
          ...(index === parts.length - 1 && at === some.length - 1 ? { highlight: true } : {}),
        })),
      },
      0.9,
    ),
  ]);
}

export function versusOptions(fact: FactOf<'versus'>, reading: Reading): Option[] {
  const { left, right } = fact.body;
  const title = headline(fact.body.title, reading.language);
  return [option('versus', { title, kicker: kickerOf(reading, title), left, right }, 0.9)];
}

export function prosConsOptions(fact: FactOf<'pros-cons'>, reading: Reading): Option[] {
  const { pros, cons, prosLabel, consLabel } = fact.body;
  const title = fact.body.title ? headline(fact.body.title, reading.language) : undefined;
  return [
    option(
      'pros-cons',
      {
        title,
        kicker: kickerOf(reading, title ?? ''),
        pros: pros.slice(0, 5),
        cons: cons.slice(0, 5),
        prosLabel,
        consLabel,
      },
      0.95,
    ),
  ];
}

export function upcomingOptions(fact: FactOf<'upcoming'>, reading: Reading): Option[] {
  const { lead, what, date, place } = fact.body;
  const { language } = reading;
  const colon = language === 'fr' ? ' : ' : ['ja', 'zh'].includes(language) ? '：' : ': ';
  const short =
    place && date
      ? `${lead}${colon}${place.name}${language === 'ja' ? '、' : language === 'zh' ? '，' : language === 'ar' ? '، ' : ', '}${date}`
      : '';
  const said = `${lead}${colon}${what}`;
  const title =
    short && said.length > (['ja', 'zh', 'ko'].includes(language) ? 14 : 30) ? short : headline(said, language);
  const kicker = kickerOf(reading, title);
  const options: Option[] = [];
  if (place)
    options.push(
      option(
        'place-map',
        {
          title,
          kicker,
          places: [
            {
              country: place.country,
              label: place.name,
              note: ['ja', 'zh', 'ko', 'hi', 'ar', 'he'].includes(language)
                ? cutAtWord(what, language, 76)
                : cutAtWord(withoutPlace(withoutDate(what, date ?? ''), place.name), language, 76),
            },
          ],
        },
        0.92,
      ),
    );
  if (date)
    options.push(
      option(
        'timeline',
        {
          title: place ? headline(said, language) : lead,
          kicker,
          events: [{ date, label: cutAtWord(withoutDate(what, date), language, 84), highlight: true }],
        },
        0.7,
      ),
    );
  options.push(option('callout', { text: cutAtWord(said, language, 200), kicker }, 0.6));
  return options;
}

/** A question keeps its mark. */
const withMark = (short: string, text: string): string =>
  /[?？؟]\s*$/u.test(text) && !/[?？؟]$/u.test(short) ? short + text.trim().slice(-1) : short;

const withoutPlace = (text: string, place: string): string => {
  const rest = tidy(
    text.replace(
      new RegExp(
        `[,\\s]*(?:(?:in|into|to|at|en|au|aux|à|a|em|no|na|nach|nel|in der|für|pour|for)\\s+)?${place.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`,
        'iu',
      ),
      '',
    ),
  );
  return /\p{L}{3}/u.test(rest) ? rest : text;
};

const withoutDate = (text: string, date: string): string =>
  date === ''
    ? text
    : tidy(
        text.replace(
          new RegExp(
            `[,\\s]*(?:(?:in|on|by|en|em|im|am|nel|le|el|a|à|dès|ab|из|في|ב-?)\\s+)?${date.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`,
            'iu',
          ),
          '',
        ),
      ) || text;

export function placesOptions(fact: FactOf<'places'>, reading: Reading): Option[] {
  const title = headline(fact.body.title, reading.language);
  const seen = new Set<string>();
  const places = fact.body.places
    .filter((place) => !seen.has(place.country + place.name) && seen.add(place.country + place.name))
    .slice(0, 12);
  return [
    option(
      'place-map',
      {
        title,
        kicker: kickerOf(reading, title),
        places: places.map((place) => ({ country: place.country, label: asLabel(sentenceCase(place.name)) })),
      },
      0.85,
    ),
  ];
}

export function flowOptions(fact: FactOf<'flow'>, reading: Reading): Option[] {
  const { labels, round } = fact.body;
  const title = fact.body.title ? headline(fact.body.title, reading.language) : undefined;
  const head = { title, kicker: kickerOf(reading, title ?? '') };
  const steps = labels.map((label) => ({ title: label }));
  const nodes = labels.map((label, index) => ({ id: `n${index + 1}`, label }));
  const links = nodes.slice(1).map((node, index) => ({ from: nodes[index]!.id, to: node.id }));
  return [
    ...(round && steps.length >= 3 && steps.length <= 6 ? [option('cycle', { ...head, steps }, 0.95)] : []),
    option(
      'flow',
      { ...head, nodes, links: round ? [...links, { from: nodes[nodes.length - 1]!.id, to: nodes[0]!.id }] : links },
      0.9,
    ),
    ...(steps.length <= 6 ? [option('steps', { ...head, steps }, 0.6)] : []),
  ];
}
