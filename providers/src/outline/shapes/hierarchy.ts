import type { EvidenceOf } from '@scenewright/core/outline';
import { alternatives, contextWords } from '../../languages/any-word.js';
import { wordsIn } from '../../reading/clauses.js';
import type { Point } from '../../reading/point.js';
import type { Candidate } from '../node.js';
import type { StoryContext } from '../story-context.js';
import { nameIn, said } from './said.js';
import { shaped } from './shape-node.js';

type Node = EvidenceOf<'hierarchy'>['nodes'][number];
interface Relation {
  above: string;
  below: { label: string; detail?: string }[];
}

/** Two sentences and more that say who stands under whom: "Ben and Carla report to Ana", "Under Ben: Dev, Elif". */
export function hierarchyCandidates(points: readonly Point[], context: StoryContext): Candidate[] {
  const found: Candidate[] = [];
  for (let at = 0; at < points.length; at += 1) {
    const relations: Relation[] = [];
    let to = at;
    for (; to < points.length; to += 1) {
      const relation = relationOf(points[to]!, context.language);
      if (!relation) break;
      relations.push(relation);
    }
    // One sentence of two who report to a third is no tree.
    if (relations.length < 2) continue;
    const top = topOf(points[at - 1], relations[0]!.above);
    const nodes = nodesOf(relations, top);
    const from = top ? at - 1 : at;
    const { heading } = points[from]!;
    const title = heading && !relations.some(({ above }) => heading.includes(above)) ? heading : '';
    if (nodes) found.push(shaped({ from, to, evidence: { type: 'hierarchy', nodes }, title }, points, context));
    at = to - 1;
  }
  return found;
}

const between = new RegExp(`\\s*[,;、，]\\s*(?:(?:${alternatives(contextWords('and'))})\\s+)?|\\s+(?:${alternatives(contextWords('and'))})\\s+`, 'u'); // prettier-ignore

function relationOf(point: Point, language: string): Relation | undefined {
  if (point.role !== 'content' || point.kind === 'heading' || point.kind === 'code') return undefined;
  const under = said(language, 'under', (words) => words.under);
  const text = point.text.replace(/[.!。]$/u, '');
  const headed = said(language, 'below', (words) => words.below).exec(point.heading);
  const within = headed?.index === 0 ? null : under.exec(text);
  const above = headed?.index === 0 ? nameIn(point.heading.slice(headed[0].length)) : within ? nameIn(text.slice(within.index + within[0].length)) : ''; // prettier-ignore
  const names = headed?.index === 0 ? text : within ? text.slice(0, within.index) : '';
  const below = names
    .split(between)
    .filter((name) => name.trim() !== '')
    .map((name) => {
      const aside = /^(.*?)\s*[(（](.+)[)）]\s*$/u.exec(name);
      return { label: nameIn(aside ? aside[1]! : name), ...(aside ? { detail: aside[2]! } : {}) };
    });
  const isName = (name: string): boolean =>
    name !== '' && wordsIn(name) <= 4 && name.length <= 48 && !/^\p{Ll}/u.test(name);
  return isName(above) && below.length > 0 && below.every(({ label }) => isName(label)) ? { above, below } : undefined; // prettier-ignore
}

/** Who stands at the top, where the sentence before says it: "Ana Ruiz leads the company". */
function topOf(point: Point | undefined, above: string): Node | undefined {
  if (!point || point.kind === 'code' || point.role !== 'content' || !point.text.includes(above)) return undefined;
  const text = point.text.replace(/[.!。]$/u, '');
  const name = new RegExp(`(?:\\p{Lu}[\\p{L}’'-]*\\s)*${escaped(above)}(?:\\s\\p{Lu}[\\p{L}’'-]*)*`, 'u').exec(
    text,
  )?.[0];
  if (!name) return undefined;
  const detail = nameIn(text.replace(name, ' '));
  return { label: name.slice(0, 64), ...(detail && detail.length <= 80 ? { detail } : {}) };
}
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');

/** The nodes in an order in which each follows the one above it; undefined where nobody is at the top, or two call each other. */
function nodesOf(relations: readonly Relation[], top: Node | undefined): Node[] | undefined {
  const nodes: Node[] = top ? [top] : [];
  const placeOf = (name: string): number => nodes.findIndex(({ label }) => label === name || label.split(' ').includes(name)); // prettier-ignore
  for (const { above, below } of relations) {
    let at = placeOf(above);
    if (at < 0) at = nodes.push({ label: above }) - 1;
    for (const one of below) {
      if (placeOf(one.label) >= 0) return undefined;
      nodes.push({ ...one, under: at });
    }
  }
  const roots = nodes.filter(({ under }) => under === undefined).length;
  return roots === 1 && nodes.length >= 3 && nodes.length <= 14 ? nodes : undefined;
}
