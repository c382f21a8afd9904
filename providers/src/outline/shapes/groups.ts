import { alternatives, contextWords } from '../../languages/any-word.js';
import type { Point } from '../../reading/point.js';
import { claimOf } from '../claim.js';
import { capital, nameIn } from './said.js';

/** What stands under one label: "Strengths: loyal customers, own foundry". Points `from` to `to`, the latter exclusive. */
export interface Group {
  label: string;
  items: string[];
  from: number;
  to: number;
}

/** Groups one after the other from a point on, as many as there are. */
export function groupsFrom(points: readonly Point[], start: number, language: string): Group[] {
  const found: Group[] = [];
  for (let at = start; at < points.length;) {
    const point = points[at]!;
    if (point.role !== 'content' || point.kind === 'heading' || point.kind === 'code') break;
    const own = /^([^:：]{2,48})[:：]\s*(\S.*)$/su.exec(point.text);
    const label = nameIn(own ? own[1]! : point.heading);
    if (label === '' || label.length > 60) break;
    const texts = [own ? own[2]! : point.text];
    let to = at + 1;
    // What follows under the same label; each clause with a label of its own begins a group.
    while (!own && to < points.length && points[to]!.heading === point.heading && points[to]!.kind !== 'heading' && !/^[^:：]{2,48}[:：]/u.test(points[to]!.text)) texts.push(points[to++]!.text); // prettier-ignore
    found.push({ label: capital(label), items: itemsOf(texts, language), from: at, to });
    at = to;
  }
  return found;
}

const and = new RegExp(`\\s*[,;、，،]\\s*(?:(?:${alternatives(contextWords('and'))})\\s+)?`, 'u');

/** The parts of an enumeration, at most four. */
export const itemsOf = (texts: readonly string[], language: string): string[] =>
  texts
    .flatMap((text) => text.replace(/[.!。]$/u, '').split(and))
    .map((text) => claimOf(nameIn(text), language, 60))
    .filter(Boolean)
    .slice(0, 4);
