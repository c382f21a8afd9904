import { alternatives, contextWords } from '../../languages/any-word.js';
import { wordsIn } from '../../reading/clauses.js';
import type { Point } from '../../reading/point.js';
import type { Evidence } from '@scenewright/core/outline';
import { claimOf } from '../claim.js';
import type { Candidate } from '../node.js';
import type { StoryContext } from '../story-context.js';
import { capital, nameIn, said } from './said.js';
import { shaped } from './shape-node.js';

interface Item {
  label: string;
  detail?: string;
}

/** What stands under one heading: the parts of one enumeration, or a point each. */
interface Listed {
  from: number;
  to: number;
  heading: string;
  items: Item[];
}

const between = new RegExp(`\\s*(?:[,;、，]|→|⇒|->|=>)\\s*(?:(?:${alternatives(contextWords('and'))})\\s+)?|\\s+(?:${alternatives(contextWords('and'))})\\s+`, 'u'); // prettier-ignore

function listedFrom(points: readonly Point[], from: number): Listed | undefined {
  const first = points[from]!;
  if (!first.heading || first.role !== 'content' || first.kind === 'heading' || first.kind === 'code') return undefined;
  if (points[from - 1]?.heading === first.heading && points[from - 1]?.kind !== 'heading') return undefined;
  let to = from;
  while (to < points.length && points[to]!.heading === first.heading && points[to]!.role === 'content' && points[to]!.kind !== 'heading') to += 1; // prettier-ignore
  const texts = points.slice(from, to).flatMap(({ text }) => (to - from > 1 && !/[:：]/u.test(text) && !between.test(text) ? [text] : text.replace(/[.!。]$/u, '').split(between))); // prettier-ignore
  const items = texts.filter((text) => text.trim() !== '').map(itemOf);
  const isName = ({ label }: Item): boolean => label !== '' && wordsIn(label) <= 4 && label.length <= 48;
  return items.every(isName) ? { from, to, heading: first.heading, items } : undefined;
}

/** "Crust (5–70 km)", "crust: thin and cold". */
function itemOf(text: string): Item {
  const aside = /^(.*?)\s*(?:[(（]([^()（）]+)[)）]|[:：]\s+(.+))\s*$/u.exec(text.replace(/[.!。]$/u, ''));
  const detail = aside?.[2] ?? aside?.[3];
  return {
    label: capital(nameIn(aside ? aside[1]! : text)),
    ...(detail ? { detail: nameIn(detail).slice(0, 110) } : {}),
  };
}

/** Things under a heading that says how they belong together: stops of a route, layers from the top down, parts of a thing. */
export function listedCandidates(points: readonly Point[], context: StoryContext): Candidate[] {
  return points.flatMap((_, at): Candidate[] => {
    const listed = listedFrom(points, at);
    const evidence = listed && evidenceOf(listed, context.language);
    // "… networks by route length: Shanghai 831 km, Beijing 836 km": what is measured of each is a row of figures.
    const areMeasured = listed !== undefined && listed.to - listed.from >= 3 && points.slice(listed.from, listed.to).every(({ figures: [first] }) => first !== undefined && first.kind !== 'count'); // prettier-ignore
    if (!listed || !evidence || areMeasured) return [];
    const title = claimOf(listed.heading, context.language, 70);
    return [shaped({ from: listed.from, to: listed.to, evidence, title }, points, context)];
  });
}

function evidenceOf({ heading, items }: Listed, language: string): Evidence | undefined {
  const count = items.length;
  if (said(language, 'layers', ({ layers }) => layers).test(heading))
    return count >= 3 && count <= 8 ? { type: 'layers', layers: items } : undefined;
  const parts = said(language, 'parts', (words) => words.parts).exec(heading);
  if (parts) {
    const thing = nameIn(`${heading.slice(0, parts.index)} ${heading.slice(parts.index + parts[0].length)}`);
    const bare = capital(thing.replace(/^(?:an?|the|un[ae]?|eine[rsnm]?|des|der|het|een|ett?)\s/iu, ''));
    return bare && count >= 3 && count <= 8 && wordsIn(bare) <= 4 ? { type: 'parts', thing: bare, parts: items } : undefined; // prettier-ignore
  }
  if (!said(language, 'route', ({ route }) => route).test(heading)) return undefined;
  const stops = count === 1 || /\s/u.test(items[0]!.label) ? stopsOf(items, language) : items;
  return stops.length >= 3 && stops.length <= 10 ? { type: 'route', stops } : undefined;
}

/** "From Lisbon via Porto and Braga to Vigo": without the words between the stops. */
function stopsOf(items: readonly Item[], language: string): Item[] {
  const way = said(language, 'ways', ({ ways }) => ways);
  const pieces = new RegExp(`\\s*(?:${way.source})\\s*`, 'giu');
  return items.flatMap(({ label, detail }) =>
    label
      .split(pieces)
      .map(nameIn)
      .filter(Boolean)
      .map((name) => ({ label: capital(name), ...(detail ? { detail } : {}) })),
  );
}
