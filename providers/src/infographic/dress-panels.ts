import type { Panel, PanelDraft } from '@scenewright/core/scenes';
import { isRemainder } from '../outline/remainder.js';
import { iconFor } from './topic-icons.js';

/** A panel and how much of the graphic's meaning it carries, 0 to 1. */
export interface WeighedPanel {
  panel: PanelDraft;
  importance: number;
}

const people =
  /people|person|owner|employee|customer|user|student|women|\bmen\b|adult|child|patient|voter|parent|teacher|worker|\bsay\b|respondent|menschen|personen|kunden|personnes|personas|persone|人|名|أشخاص|موظف/iu;
const rankingWords =
  /\b(?:top|rank(?:ing|ed)?|busiest|largest|biggest|highest|tallest|longest|most|best|leading|größten?|höchsten?|plus grands?|mayores|rangliste|classement|clasificación)\b/iu;

/** Bars by size under words such as "busiest" are places. */
export function ranked(panel: PanelDraft, text: string): PanelDraft {
  if (panel.kind !== 'bars' || panel.arrangement !== 'bars' || !rankingWords.test(text)) return panel;
  const falls = panel.items.every(
    (item, index) => index === 0 || item.figure.magnitude <= panel.items[index - 1]!.figure.magnitude,
  );
  return falls ? { ...panel, arrangement: 'ranking' } : panel;
}

/** A long history that was told in parts is one line again. */
export function joinedTimelines(found: WeighedPanel[]): WeighedPanel[] {
  const first = found.find(({ panel }) => panel.kind === 'timeline');
  if (first?.panel.kind !== 'timeline') return found;
  const others = found.filter(
    (each) =>
      each !== first && each.panel.kind === 'timeline' && (each.panel.title ?? '') === (first.panel.title ?? ''),
  );
  const events = [first, ...others].flatMap(({ panel }) => (panel.kind === 'timeline' ? panel.events : []));
  if (others.length === 0 || events.length > 8) return found;
  const whole: WeighedPanel = {
    ...first,
    panel: { ...first.panel, events: events.map(({ date, label }) => ({ date, label })) } as PanelDraft,
  };
  return found.filter((each) => !others.includes(each)).map((each) => (each === first ? whole : each));
}

/** What stands out among figures: what leads, and never what is left over; of a course of dates no one is merely the last. */
export function withHero(panel: PanelDraft): PanelDraft {
  if (panel.kind === 'timeline') return { ...panel, events: panel.events.map((event) => lit(event, false)) };
  if (panel.kind !== 'share' && panel.kind !== 'bars') return panel;
  if (panel.kind === 'bars' && panel.arrangement === 'columns') {
    const top = Math.max(...panel.items.map(({ figure }) => figure.magnitude));
    const peaks = panel.items.filter(({ figure }) => figure.magnitude === top);
    return {
      ...panel,
      items: panel.items.map((item) => lit(item, peaks.length === 1 && item === peaks[0])),
    };
  }
  const marked = panel.items.map((item) => (isRemainder(item) ? { ...item, rest: true } : item));
  const [rest, others] = [marked.filter(isRemainder), marked.filter((item) => !isRemainder(item))];
  const chosen =
    others.find(({ highlight }) => highlight) ?? [...others].sort((a, b) => b.figure.magnitude - a.figure.magnitude)[0];
  // What is left over stands behind what has a name, whatever its size.
  const items = [...others, ...rest].map((item) => lit(item, item === chosen));
  return { ...panel, items };
}

/** A part that stands out, or does not, whatever it did before. */
function lit<T extends { highlight?: boolean | undefined }>(part: T, isLit: boolean): T {
  const next = { ...part };
  delete next.highlight;
  return isLit ? { ...next, highlight: true } : next;
}

/** Whether a heading says a figure that stands under it; where a course went to is said by both its ends, and stays. */
const repeats = (panel: PanelDraft): boolean =>
  (panel.kind === 'share' || (panel.kind === 'bars' && panel.arrangement !== 'columns') || panel.kind === 'meters') &&
  panel.items.some(({ figure }) => panel.title!.includes(figure.display));

/** A heading that says a figure of what it heads is what is measured instead, where that is told and the whole is not called so; else it stays the panel's claim. */
export function withMeasure(panel: PanelDraft, measured: string | undefined): PanelDraft {
  return measured && panel.title && repeats(panel) ? { ...panel, title: measured.slice(0, 80) } : panel;
}

/** Headings that only say what kind of panel it is. */
const empty =
  /^(?:the )?(?:steps|process|timeline|figures|numbers|facts|key figures|schritte|ablauf|zahlen|étapes|chiffres|pasos|cifras|passos|passi|手順|ステップ|步骤)$/iu;

/** Letters that only join names: "Basic vs Team", "France and Spain". */
const joining = 5;

/** Whether a title is nothing but the names of the parts that stand under it. */
function listsItsParts(panel: PanelDraft): boolean {
  const labels =
    panel.kind === 'bars' || panel.kind === 'share' || panel.kind === 'meters'
      ? panel.items.map(({ label }) => label)
      : panel.kind === 'versus'
        ? [panel.left.label, panel.right.label]
        : [];
  let rest = panel.title!.toLowerCase();
  if (labels.length < 2 || !labels.every((label) => rest.includes(label.toLowerCase()))) return false;
  for (const label of labels) rest = rest.replace(label.toLowerCase(), '');
  return (rest.match(/[\p{L}\p{N}]/gu)?.length ?? 0) <= joining;
}

/**
 * A panel says neither the title of the whole once more nor, above its parts, what they are called.
 * @param alone it is the only one: what leads in it is seen, and needs no heading under that of the whole
 */
export function withoutEcho(panel: PanelDraft, heading: string, alone = false): PanelDraft {
  if (!panel.title) return panel;
  const isSaid = panel.title.toLowerCase() === heading.toLowerCase() || empty.test(panel.title);
  // "1900 – 1998" over a row of dates says its two ends once more.
  const isSpan = panel.kind === 'timeline' && panel.title === `${panel.events[0]!.date} – ${panel.events.at(-1)!.date}`;
  if (!isSaid && !isSpan && !listsItsParts(panel) && !(alone && repeats(panel))) return panel;
  const { title: _, ...rest } = panel;
  return rest as PanelDraft;
}

/** "Gym: 40 € a month": what stands before the first point, and before no other, names them all. */
const lead = /^([^:：]{2,48}?)\s?(?:[:：]\s+|：)(?=\S)/u;

/** A list without a title has as its own what its first point was led by. */
export function withLead(panel: PanelDraft): PanelDraft {
  if (panel.kind !== 'list' || panel.title || panel.items.length < 2) return panel;
  const [first, ...others] = panel.items;
  const found = lead.exec(first!.text);
  if (!found || others.some(({ text }) => lead.test(text))) return panel;
  const text = first!.text.slice(found[0].length).replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
  return { ...panel, title: found[1]!, items: [{ ...first!, text }, ...others] };
}

/** The sentence that a panel is about stands over it as its title, where it has no other. */
export function withClaim(panel: PanelDraft): PanelDraft {
  if (panel.title || (panel.kind !== 'ratio' && panel.kind !== 'change')) return panel;
  const { label, ...rest } = panel;
  return label && label.length <= 80 ? { ...rest, title: label } : panel;
}

/** Icons where all of a row have one; a row with some would look broken. */
export function withIcons(panel: PanelDraft, fallback: string | undefined): PanelDraft {
  if (panel.kind === 'ratio') return { ...panel, icon: people.test(panel.label ?? '') ? 'user' : 'circle-check' };
  if (panel.kind === 'steps') {
    const icons = panel.steps.map((step) => iconFor(step.title) ?? iconFor(step.detail ?? ''));
    const whole = icons.every((icon) => icon !== undefined) && new Set(icons).size === icons.length;
    return whole ? { ...panel, steps: panel.steps.map((step, index) => ({ ...step, icon: icons[index]! })) } : panel;
  }
  if (panel.kind !== 'figures' && panel.kind !== 'list') return panel;
  if (panel.kind === 'figures') {
    const own = panel.items.map((item) => item.icon ?? iconFor(item.label) ?? fallback);
    return {
      ...panel,
      items: panel.items.map((item, index) => ({ ...item, ...(own[index] ? { icon: own[index]! } : {}) })),
    };
  }
  const icons = panel.items.map((item) => iconFor(item.text));
  return panel.mark === 'plain' && icons.every((icon) => icon !== undefined)
    ? { ...panel, items: panel.items.map((item, index) => ({ ...item, icon: item.icon ?? icons[index]! })) }
    : panel;
}

/** Names by kind, numbered from the second on: `bars`, `bars-2`. */
export function named(panels: readonly PanelDraft[]): Panel[] {
  const seen = new Map<string, number>();
  return panels.map((panel) => {
    const count = (seen.get(panel.kind) ?? 0) + 1;
    seen.set(panel.kind, count);
    return { id: count === 1 ? panel.kind : `${panel.kind}-${count}`, ...panel } as Panel;
  });
}
