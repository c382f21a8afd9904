import { colon, fullStop } from '../../languages/marks.js';
import type { Cue, KindWithContent } from '@scenewright/core';
import type { Fact } from '../facts/fact.js';
import { tidy } from '../words/headline.js';
import type { Reading } from './option.js';

const unspaced = (language: string): boolean => ['ja', 'zh', 'th'].includes(language);

/** A text that ends as a sentence does. */
export function asSpoken(text: string, language: string): string {
  const end = /([!?！？؟])[\s"”»]*$/u.exec(text.trim())?.[1];
  const plain = tidy(text.replace(/https?:\/\/(?:www\.)?/gi, ''))
    .replace(/\s*[•·|]\s*/gu, ', ')
    .replace(/[*_#`~<>{}[\]\\]+/g, ' ')
    .replace(/[\p{Extended_Pictographic}\u{fe0f}]/gu, (mark) => (/[\p{N}#*©®™]/u.test(mark) ? mark : ' '))
    .replace(/\s+/g, ' ')
    .trim();
  if (!/[\p{L}\p{N}]/u.test(plain)) return '';
  return /[.!?。！？؟।]$/u.test(plain) ? plain : plain + (end ?? fullStop(language));
}

/** "a, b and c" in the language. */
export function enumerate(items: string[], reading: Reading): string {
  if (items.length < 2) return items.join('');
  const comma = unspaced(reading.language) ? '、' : reading.language === 'ar' ? '، ' : ', ';
  const { and } = reading.phrases;
  const last = items[items.length - 1]!;
  if (!and) return items.join(comma);
  const joiner = unspaced(reading.language)
    ? comma
    : reading.language === 'ar' || reading.language === 'he'
      ? ` ${and}`
      : ` ${and} `;
  return `${items.slice(0, -1).join(comma)}${joiner}${last}`;
}

/** A text in the spelling that the source has inside its sentence: "No commute" → "no commute". */
export function asWritten(text: string, source: string): string {
  const at = source.toLowerCase().indexOf(text.toLowerCase());
  const written = at < 0 ? '' : source.slice(at, at + text.length);
  return written.toLowerCase() === text.toLowerCase() ? written : text;
}

/** What is said over the scene at `index` of the `count` scenes that show one fact. */
export function spokenText(fact: Fact, reading: Reading, index = 0, count = 1): string {
  const { language } = reading;
  const body = fact.body;
  if (body.type === 'code') return '';
  const sliced = <T>(items: T[]): T[] => {
    const each = Math.ceil(items.length / count);
    return items.slice(index * each, (index + 1) * each);
  };
  const lead = (title: string): string =>
    title && index === 0 ? (/[?？؟]$/u.test(title) ? `${title} ` : `${tidy(title)}${colon(language)}`) : '';
  if (body.type === 'flow')
    return asSpoken(
      lead(body.title) +
        enumerate(
          body.labels.map((label) => asWritten(label, fact.text)),
          reading,
        ),
      language,
    );
  if (body.type === 'chat') return body.messages.map((message) => asSpoken(message.text, language)).join(' ');
  if (body.type === 'list') {
    const items = sliced(body.items);
    const long = items.some((item) => item.text.length > 48 || item.detail);
    if (long)
      return [
        lead(body.title).replace(/\s?[:：]\s?$/u, fullStop(language)),
        ...items.map((item) => asSpoken(item.detail ? `${item.text}: ${item.detail}` : item.text, language)),
      ]
        .join(' ')
        .trim();
    return asSpoken(
      lead(body.title) +
        enumerate(
          items.map((item) => asWritten(item.text, fact.text)),
          reading,
        ),
      language,
    );
  }
  if (body.type === 'steps')
    return fact.prose && count === 1 && fact.text.length < 500
      ? asSpoken(fact.text, language)
      : [
          index === 0 && body.title ? asSpoken(body.title, language) : '',
          ...sliced(body.steps).map((step) =>
            asSpoken(step.detail ? `${step.title}: ${step.detail}` : step.title, language),
          ),
        ]
          .join(' ')
          .trim();
  if (body.type === 'timeline' && fact.prose && count === 1 && /[.!?]\s/u.test(fact.text) && fact.text.length < 500)
    return asSpoken(fact.text, language);
  if (body.type === 'timeline')
    return sliced(body.events)
      .map((event) => asSpoken(`${event.date}${unspaced(language) ? '、' : ': '}${event.label}`, language))
      .join(' ');
  if (body.type === 'pros-cons')
    return `${asSpoken(
      `${body.prosLabel}: ${enumerate(
        body.pros.map((one) => asWritten(one, fact.text)),
        reading,
      )}`,
      language,
    )} ${asSpoken(
      `${body.consLabel}: ${enumerate(
        body.cons.map((one) => asWritten(one, fact.text)),
        reading,
      )}`,
      language,
    )}`;
  if (body.type === 'group' && body.items.length > 0 && !fact.stated && (fact.text.length > 160 || !fact.prose))
    return asSpoken(
      enumerate(
        body.items.map((item) => `${item.label} ${item.figure.display}`),
        reading,
      ),
      language,
    );
  if (body.type === 'table' && fact.prose && fact.text.length <= 400) return asSpoken(fact.text, language);
  if (['grid', 'scatter', 'table'].includes(body.type)) return asSpoken((body as { title: string }).title, language);
  if (body.type === 'quote' && fact.text.length > 500) return asSpoken(body.quote, language);
  // A heading leads over to its first fact: "We had two problems: delivery times rose …".
  return asSpoken(fact.lead ? `${fact.lead}${colon(language)}${fact.text}` : fact.text, language);
}

/** Elements of the content with the texts that name them, in reading order. */
function elementsOf(scene: KindWithContent): { element: string; names: string[] }[] {
  const content = scene.content as Record<string, unknown>;
  const out: { element: string; names: string[] }[] = [];
  const figureText = (value: unknown): string | undefined => (value as { display?: string } | undefined)?.display;
  const texts = (value: unknown): string[] => {
    if (typeof value === 'string') return [value];
    const item = value as Record<string, unknown>;
    return ['label', 'title', 'text', 'date', 'name', 'note']
      .flatMap((key) => (typeof item[key] === 'string' ? [item[key]] : []))
      .concat(figureText(item.figure) ?? []);
  };
  for (const key of [
    'items',
    'tiles',
    'steps',
    'events',
    'levels',
    'nodes',
    'places',
    'phrases',
    'series',
    'pros',
    'cons',
  ] as const) {
    const list = content[key];
    if (Array.isArray(list))
      for (const [index, item] of list.entries()) out.push({ element: `${key}.${index}`, names: texts(item) });
  }
  if (content.figure) out.push({ element: 'figure', names: [figureText(content.figure) ?? ''] });
  for (const key of ['before', 'after'] as const)
    if (content[key]) out.push({ element: key, names: [figureText(content[key]) ?? ''] });
  if (content.companion)
    out.push({ element: 'companion', names: [figureText((content.companion as { figure: unknown }).figure) ?? ''] });
  for (const key of ['left', 'right'] as const) {
    const side = content[key] as { label: string; points: string[] } | undefined;
    if (side) out.push({ element: key, names: [side.label, ...side.points] });
  }
  if (typeof content.emphasis === 'string') out.push({ element: 'emphasis', names: [content.emphasis] });
  return out;
}

/** Ties elements to their words. Each phrase stands verbatim in the narration; none is used twice where it can be helped. */
export function cuesOf(scene: KindWithContent, narration: string): Cue[] {
  if (!narration) return [];
  const cues: Cue[] = [];
  const folded = narration.toLowerCase();
  const taken: { start: number; end: number }[] = [];
  const sameLength = folded.length === narration.length;
  for (const { element, names } of elementsOf(scene)) {
    for (const name of names) {
      const wanted = name.trim();
      if (wanted.length < 1 || wanted.length > 120) continue;
      let at = -1;
      for (let from = 0; from <= narration.length; from = at + 1) {
        at = sameLength ? folded.indexOf(wanted.toLowerCase(), from) : narration.indexOf(wanted, from);
        if (at < 0) break;
        const end = at + wanted.length;
        const inWord =
          /[\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Greek}\p{N}]$/u.test(narration.slice(0, at)) &&
          /^[\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Greek}\p{N}]/u.test(wanted);
        if (!inWord && !taken.some((span) => at < span.end && end > span.start)) break;
      }
      if (at >= 0) {
        taken.push({ start: at, end: at + wanted.length });
        cues.push({ element, phrase: narration.slice(at, at + wanted.length) });
        break;
      }
    }
  }
  return cues.slice(0, 24);
}
