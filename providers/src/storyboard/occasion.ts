import type { Outline } from '@scenewright/core/outline';
import { textMentions } from './text-mentions.js';

/** Longest text on a ticket's stub. */
const longest = 40;

/** When, where and for how much, as an outline says it anywhere: the first of each, in this order. */
export function occasionOf({ beats, language }: Pick<Outline, 'beats' | 'language'>): string[] {
  // Until when to answer, and where to turn to, is not when and where it is.
  const body = beats.filter(({ purpose }) => purpose !== 'close');
  const texts = (body.length > 0 ? body : beats).flatMap(({ claim, support, evidence }) => [
    claim,
    ...(support ? [support] : []),
    ...(evidence.type === 'list' || evidence.type === 'details' ? evidence.items.map(({ text }) => text) : []),
    ...(evidence.type === 'timeline' ? evidence.events.map(({ date, label }) => `${date} ${label}`) : []),
    ...(evidence.type === 'table' ? evidence.rows.map((row) => row.join(' ')) : []),
  ]);
  const read = texts.map((text) => textMentions(text, language));
  const money = [...new Set(read.flatMap((mentions) => mentions.money))];
  // A number before a comma is the end of another name: "Studio 4, Wharf Lane".
  const streets = read.flatMap(({ contacts }) => contacts.filter(({ kind, text }) => kind === 'street' && !/^\p{Nd}+,/u.test(text)).map(({ text }) => text)); // prettier-ignore
  // The hour that stands with the day is that of the occasion.
  const dated = read.filter(({ days }) => days.length > 0);
  const first = [
    dated.flatMap(({ days }) => days.map(({ text }) => text)),
    [...dated.slice(0, 1), ...read].flatMap(({ times }) => times.map(({ text }) => text)),
    streets,
    // One of several prices would be taken for the price.
    money.length === 1 ? money : [],
  ].flatMap(([text]) => (text ? [text.trim()] : []));
  return [...new Set(first)].filter((text) => text.length <= longest);
}
