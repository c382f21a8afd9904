import type { FactOf } from '../facts/fact.js';
import { sentimentOf } from '../facts/make-fact.js';
import { statement } from '../facts/statements.js';
import { cutAtWord, headline, tidy } from '../words/headline.js';
import { lexiconOf, wordPattern } from '../words/lexicon.js';
import { asSpoken, asWritten, enumerate } from './narrate.js';
import { namedMotif } from './motif.js';
import { option, type Draft, type Option, type Reading } from './option.js';

/**
 * A fact of several parts told part by part: a scene for each, then the picture of all of them, silent.
 * Used when a video has more time than scenes. Undefined when the fact has no parts that stand alone.
 */
export function expand(draft: Draft, reading: Reading, opened: string, secondsEach: number): Draft[] | undefined {
  const fact = draft.fact;
  if (!fact) return undefined;
  const { language } = reading;
  const title = 'title' in fact.body ? fact.body.title : '';
  const kicker = title && title.length <= 48 ? title : reading.topic || undefined;
  // The first part also says the title, unless the opening did.
  const lead = (index: number): string =>
    index === 0 && title && tidy(title).toLowerCase() !== tidy(opened).toLowerCase()
      ? fact.body.type === 'list' && !/[.!?。！？؟]\s*$/u.test(title)
        ? `${tidy(title)}${language === 'fr' ? ' : ' : ['ja', 'zh'].includes(language) ? '：' : ': '}`
        : `${asSpoken(title, language)} `
      : '';
  const scene = (options: Option[], narration: string): Draft => ({
    ...draft,
    options,
    narration,
    brief: narration,
    importance: draft.importance - 0.05,
  });
  const overview: Draft = {
    ...draft,
    narration: '',
    brief: '',
    intent: 'resolution',
    importance: draft.importance - 0.2,
    fact: { ...fact, figures: [] },
  };
  switch (fact.body.type) {
    case 'list': {
      const body = (fact as FactOf<'list'>).body;
      if (body.checked || body.items.length < 3) return undefined;
      // Two or three words do not carry a scene while there is no need.
      if (secondsEach < 9 && body.items.every((item) => !item.detail && item.text.length < 24)) return undefined;
      const parts = body.items.map((item, index) =>
        scene(
          textOptions(item.text, item.detail, kicker, reading),
          lead(index) + asSpoken(item.detail ? `${item.text}: ${item.detail}` : item.text, language),
        ),
      );
      return body.items.length <= 6 ? [...parts, overview] : parts;
    }
    case 'steps': {
      const { steps } = fact.body;
      return [
        ...steps.map((step, index) =>
          scene(
            textOptions(step.title, step.detail, kicker, reading),
            lead(index) + asSpoken(step.detail ? `${step.title}: ${step.detail}` : step.title, language),
          ),
        ),
        ...(steps.length <= 6 ? [overview] : []),
      ];
    }
    case 'timeline': {
      const { events } = fact.body;
      const said = (event: { date: string; label: string }): string =>
        asSpoken(`${event.date}${['ja', 'zh'].includes(language) ? '、' : ': '}${event.label}`, language);
      return [
        ...events.map((event, index) =>
          scene(textOptions(event.label, undefined, event.date, reading), lead(index) + said(event)),
        ),
        ...(events.length <= 6 ? [overview] : []),
      ];
    }
    case 'pros-cons': {
      const { pros, cons, prosLabel, consLabel } = fact.body;
      if (pros.length < 2 || cons.length < 2) return undefined;
      const [first, second] = [half(draft.narration, 0, language), half(draft.narration, 1, language)];
      return [
        scene(
          [option('list', { title: prosLabel, kicker, items: pros.map((text) => ({ text })) }, 0.9)],
          lead(0) + first,
        ),
        scene([option('list', { title: consLabel, kicker, items: cons.map((text) => ({ text })) }, 0.9)], second),
        overview,
      ];
    }
    case 'versus': {
      const { left, right } = fact.body;
      const side = (one: typeof left): Option[] => {
        const points = one.points.map((text) => ({ text }));
        if (points.length >= 2) return [option('list', { title: one.label, kicker, items: points }, 0.9)];
        return textOptions(points[0]?.text ?? one.label, undefined, one.label.slice(0, 48), reading);
      };
      if (left.points.length === 0 || right.points.length === 0) return undefined;
      const sentences = fact.text.split(/(?<=[.!?。])\s+/u);
      const own = (one: typeof left): string =>
        sentences
          .filter((text) => one.points.some((point) => text.toLowerCase().includes(point.toLowerCase().slice(0, 24))))
          .join(' ');
      const told = (one: typeof left): string =>
        own(left) !== own(right) && own(one)
          ? asSpoken(own(one), language)
          : asSpoken(
              `${one.label}: ${enumerate(
                one.points.map((point) => asWritten(point, fact.text)),
                reading,
              )}`,
              language,
            );
      return [scene(side(left), told(left)), scene(side(right), told(right)), overview];
    }
    case 'group': {
      const { items, dated } = fact.body;
      if (dated && items.length >= 3 && !fact.stated) {
        const [first, last] = [items[0]!, items[items.length - 1]!];
        const what = title || reading.topic;
        if (!what || first.figure.magnitude === last.figure.magnitude) return undefined;
        const up = last.figure.magnitude > first.figure.magnitude;
        const shown = (up ? reading.phrases.rose : reading.phrases.fell)(
          what,
          first.figure.display,
          last.figure.display,
          first.label,
          last.label,
        );
        return [
          draft,
          {
            ...scene(
              [
                option(
                  'delta',
                  {
                    title: headline(shown, language, 80),
                    label: what.slice(0, 64),
                    before: first.figure,
                    after: last.figure,
                    beforeLabel: first.label,
                    afterLabel: last.label,
                    sentiment: sentimentOf(what, up ? 'up' : 'down', language),
                  },
                  0.9,
                ),
              ],
              '',
            ),
            fact: { ...fact, figures: [] },
          },
        ];
      }
      const unlike = !fact.body.comparable || items.some((item) => item.trend);
      if (
        dated ||
        draft.options[0]?.scene.kind === 'funnel' ||
        fact.body.separable === false ||
        !unlike ||
        items.length < 2 ||
        fact.text.length > 200
      )
        return undefined;
      const pronoun = wordPattern(`${lexiconOf(language).pronoun}`, language, 'start');
      const parts = items.map((item) => {
        const bare = tidy(item.phrase.replace(pronoun, ''));
        const phrase = language === 'ja' ? bare.replace(/(?<=[\p{Nd}人円個件台%％ルロ])で$/u, '') : bare;
        const shown = headline(phrase, language);
        const percent =
          item.figure.unit === 'percent' &&
          item.figure.magnitude <= 100 &&
          !item.trend &&
          !/^[+−-]/u.test(item.figure.display);
        const options = [
          option(
            'counter',
            {
              title: shown,
              kicker: reading.topic || undefined,
              figure: item.figure,
              ...(item.trend ? { trend: item.trend } : {}),
              ...(item.note ? { caption: item.note } : {}),
            },
            0.8,
          ),
        ];
        options.push(
          option('callout', { text: phrase, kicker: reading.topic || undefined, emphasis: item.figure.display }, 0.6),
        );
        if (percent)
          options.push(
            option('stat-ring', { title: shown, kicker: reading.topic || undefined, figure: item.figure }, 0.85),
          );
        return scene(options, asSpoken(item.phrase, language));
      });
      return [...parts, overview];
    }
    default:
      return undefined;
  }
}

function half(text: string, at: 0 | 1, language: string): string {
  const sentences = text.split(/(?<=[.!?。।])\s+/u);
  const middle = Math.ceil(sentences.length / 2);
  return asSpoken((at === 0 ? sentences.slice(0, middle) : sentences.slice(middle)).join(' '), language);
}

/** Of "from 2 to 14" the 14. */
const told = (figures: ReturnType<typeof statement>['figures']): string => {
  const [first, second] = figures;
  const risen = second && figures.length === 2 && first!.figure.unit === second.figure.unit;
  return (risen ? second : first!).figure.display;
};

/** One point as a scene of its own; a figure in it takes the stage. */
function textOptions(text: string, detail: string | undefined, kicker: string | undefined, reading: Reading): Option[] {
  const { language } = reading;
  const own = statement(text, language).figures;
  const shown = headline(text, language, 56, 100);
  const whole = cutAtWord(detail ? `${text}: ${detail}` : text, language, 210);
  const caption = detail
    ? cutAtWord(detail, language, 136)
    : shown !== tidy(text) && text.length <= 140
      ? tidy(text)
      : undefined;
  const head = kicker?.slice(0, 48);
  const options: Option[] = [];
  if (own.length === 1)
    options.push(
      option('counter', { title: shown, kicker: head, figure: own[0]!.figure, ...(caption ? { caption } : {}) }, 0.8),
    );
  if (own.length === 0) {
    if (!detail) options.push(option('section', { title: shown, kicker: head }, 0.66));
    const motif = namedMotif(text);
    if (motif)
      options.push(option('backdrop', { motif, title: shown, kicker: head, ...(caption ? { caption } : {}) }, 0.64));
  }
  options.push(
    option(
      'callout',
      { text: whole, kicker: head, ...(own.length > 0 ? { emphasis: told(own) } : {}) },
      detail ? 0.7 : 0.65,
    ),
  );
  return options;
}
