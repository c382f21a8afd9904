import type { KindWithContent, SceneKind } from '@scenewright/core';
import type { Fact } from '../facts/fact.js';
import { countedNoun } from '../facts/changes.js';
import { asLabel } from '../facts/labels.js';
import { cutAtWord, headline } from '../words/headline.js';
import { option, type Draft, type Reading } from './option.js';

/** How many scenes a video of this length carries at most, about one per 4–5 s. */
export function sceneLimit(seconds: number): number {
  return Math.max(2, Math.min(22, Math.round(1.4 + seconds * 0.18)));
}

/** Brings the drafts down to `limit` scenes without losing a figure: plain claims go first, then figures share a scene. */
export function condense(drafts: Draft[], limit: number, reading: Reading): { drafts: Draft[]; dropped: number } {
  let list = [...drafts];
  let dropped = 0;
  while (list.length > limit) {
    // Claims without figures give way first, as long as more than one of them is left.
    const claims = list.filter(
      (draft) => draft.fact?.body.type === 'claim' && draft.fact.figures.length === 0 && draft.intent !== 'hook',
    );
    const weakest = [...claims].sort((a, b) => a.importance - b.importance || list.indexOf(b) - list.indexOf(a))[0];
    if (claims.length > Math.max(1, limit / 4) && weakest) {
      list = list.filter((draft) => draft !== weakest);
      dropped += 1;
      continue;
    }
    const merged = mergeSingles(list, reading);
    if (merged) {
      list = merged;
      continue;
    }
    const plain = list.filter(
      (draft) =>
        (draft.fact?.figures.length ?? 0) === 0 && draft.intent !== 'hook' && draft.intent !== 'call_to_action',
    );
    const lowest = [...plain].sort((a, b) => a.importance - b.importance || list.indexOf(b) - list.indexOf(a))[0];
    if (
      lowest &&
      (lowest.fact?.body.type === 'claim' || lowest.fact?.body.type === 'definition' || !hasMergeable(list))
    ) {
      list = list.filter((draft) => draft !== lowest);
      dropped += 1;
      continue;
    }
    const pair = mergeTexts(list, reading);
    if (pair) {
      list = pair;
      continue;
    }
    break;
  }
  return { drafts: list, dropped };
}

/** Label and figure of a fact that fits one tile. */
function tileOf(
  draft: Draft,
  reading: Reading,
):
  | {
      label: string;
      figure: Fact['figures'][0];
      trend?: 'up' | 'down' | 'flat';
      sentiment?: 'good' | 'bad' | 'neutral';
      note?: string;
    }
  | undefined {
  const body = draft.fact?.body;
  const label = (text: string): string => asLabel(cutAtWord(text, reading.language, 40));
  const sentiment = draft.fact?.sentiment;
  if (body?.type === 'growth' && body.subject) {
    return {
      label: label(body.subject),
      figure: body.after ?? body.change,
      trend: body.trend,
      ...(sentiment ? { sentiment } : {}),
      ...(body.after ? { note: body.change.display } : {}),
    };
  }
  if (body?.type === 'delta' && body.subject)
    return {
      label: label(body.subject),
      figure: body.after,
      trend: body.trend,
      ...(sentiment ? { sentiment } : {}),
      note: `${body.before.display} → ${body.after.display}`,
    };
  if (body?.type === 'figure')
    return {
      label: label(
        (body.figure.kind === 'money' ? body.subject : '') ||
          countedNoun(draft.fact!.text, body.figure, reading.language) ||
          body.subject ||
          draft.fact!.text.replace(body.figure.figure.display, ''),
      ),
      figure: body.figure.figure,
    };
  if (body?.type === 'share') return { label: label(body.of), figure: body.figure.figure };
  return undefined;
}

const hasMergeable = (list: Draft[]): boolean =>
  list.filter((draft) => draft.fact && draft.fact.figures.length > 0).length > 1;

/** Two neighbours with one figure each become tiles; tiles take in further neighbours up to six. */
function mergeSingles(list: Draft[], reading: Reading): Draft[] | undefined {
  let best: { at: number; size: number } | undefined;
  for (let at = 0; at < list.length; at += 1) {
    let size = 0;
    while (
      at + size < list.length &&
      size < 4 &&
      list[at + size]!.intent !== 'hook' &&
      list[at + size]!.fact?.figures.length !== 0 &&
      tileOf(list[at + size]!, reading)
    )
      size += 1;
    if (size >= 2 && (!best || size > best.size)) best = { at, size };
  }
  // No neighbours: the two nearest meet where the first of them stands.
  const single = best
    ? []
    : list.flatMap((draft, index) =>
        draft.intent !== 'hook' && draft.fact && draft.fact.figures.length > 0 && tileOf(draft, reading) ? [index] : [],
      );
  if (!best && single.length < 2) return undefined;
  const at = best?.at ?? single[0]!;
  const parts = best ? list.slice(best.at, best.at + best.size) : [list[single[0]!]!, list[single[1]!]!];
  const tiles = parts.map((part) => tileOf(part, reading)!);
  const title = topicTitle(reading);
  const merged = mergedDraft(
    parts,
    [
      option('kpi-tiles', { ...title, tiles }, 0.9),
      option('list', { ...title, items: listItems(parts, reading) }, 0.6),
    ],
    { type: 'group', title: '', items: [], dated: false, comparable: false },
  );
  return list.flatMap((draft, index) => (index === at ? [merged] : parts.includes(draft) ? [] : [draft]));
}

/** One scene in place of several: what they say, one after the other, under the subject of the first. */
function mergedDraft(parts: Draft[], options: Draft['options'], body: Fact['body']): Draft {
  const spoken = (texts: (string | undefined)[]): string => texts.filter(Boolean).join(' ');
  return {
    options,
    intent: 'evidence',
    narration: spoken(parts.map((part) => part.narration)),
    brief: spoken(parts.map((part) => part.brief)),
    subject: parts[0]!.subject,
    importance: Math.max(...parts.map((part) => part.importance)),
    fact: {
      ...parts[0]!.fact!,
      body,
      text: parts.map((part) => part.fact!.text).join(' '),
      figures: parts.flatMap((part) => part.fact!.figures),
    },
  };
}

const topicTitle = (reading: Reading): { title?: string } =>
  reading.topic ? { title: headline(reading.topic, reading.language) } : {};

const listItems = (parts: Draft[], reading: Reading): { text: string }[] =>
  parts.map((part) => ({ text: cutAtWord(part.fact!.text, reading.language, 110) }));

/** Facts that a line of a list can carry; pictures of several figures keep their scene. */
const mergeable = new Set([
  'claim',
  'figure',
  'share',
  'growth',
  'delta',
  'count-of',
  'definition',
  'upcoming',
  'question',
  'places',
]);

/** The two or more least weighty neighbours become one list of their headlines, figures kept. */
function mergeTexts(list: Draft[], reading: Reading): Draft[] | undefined {
  const fits = (draft: Draft | undefined): boolean =>
    draft?.fact !== undefined &&
    draft.intent !== 'hook' &&
    draft.intent !== 'call_to_action' &&
    draft.fact.text.length <= 110 &&
    mergeable.has(draft.fact.body.type);
  let at = -1;
  let least = Infinity;
  for (let index = 0; index + 1 < list.length; index += 1) {
    if (!fits(list[index]) || !fits(list[index + 1])) continue;
    const sum = list[index]!.importance + list[index + 1]!.importance;
    if (sum < least) [at, least] = [index, sum];
  }
  if (at < 0) return undefined;
  let end = at + 2;
  while (end < list.length && end - at < 4 && fits(list[end]) && list.length - (end - at) > 3) end += 1;
  const parts = list.slice(at, end);
  const items = listItems(parts, reading);
  const merged = mergedDraft(parts, [option('list', { ...topicTitle(reading), items }, 0.8)], {
    type: 'list',
    title: '',
    items,
  });
  return [...list.slice(0, at), merged, ...list.slice(end)];
}

/** Picks each scene's kind: the best score, less what repetition costs. */
export function chooseKinds(drafts: Draft[]): KindWithContent[] {
  const used = new Map<SceneKind, number>();
  let last: SceneKind | undefined;
  return drafts.map((draft) => {
    const ranked = draft.options
      .map((one) => {
        const times = used.get(one.scene.kind) ?? 0;
        const score =
          one.score - (one.scene.kind === last ? 0.4 : 0) - Math.max(0, times) * 0.09 - (times >= 2 ? 0.15 : 0);
        return { one, score };
      })
      .sort((a, b) => b.score - a.score);
    const scene = ranked[0]!.one.scene;
    used.set(scene.kind, (used.get(scene.kind) ?? 0) + 1);
    last = scene.kind;
    return scene;
  });
}
