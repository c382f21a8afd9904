import type { Drawing } from '@scenewright/core/drawings';
import { mostDrawings, type Infographic } from '@scenewright/core/infographics';
import type { Panel } from '@scenewright/core/scenes';
import { findFigures } from '../reading/scan/figures.js';
import { thingsNamed } from '../pictures/find-picture.js';
import { flagsOf } from '../pictures/flags.js';
import { pictureOfUnit } from '../pictures/occasions.js';
import { isFace } from '../pictures/people.js';
import { foreignMoneyIn, pictureOf } from '../pictures/picture-of.js';
import { misread } from '../pictures/unmeant.js';

/** A part of a panel that can carry a picture: its name, what else is said of it, and the units of its figures. */
interface Part {
  holder: { picture?: string | undefined };
  texts: readonly (string | undefined)[];
  units?: readonly string[];
}

/** Parts that stand in a row or a column, and the share of them that has to have a picture: fewer look like a fault. */
function partsOf(panel: Panel, language: string): { parts: Part[]; least: number } {
  const unitsIn = (text: string): string[] => findFigures(text, language).map(({ figure }) => figure.unit);
  switch (panel.kind) {
    case 'figures':
      return {
        parts: panel.items.map((holder) => ({
          holder,
          texts: [holder.label, holder.note],
          units: [holder.figure.unit],
        })),
        least: 1 / 2,
      };
    case 'bars':
    case 'share':
    case 'meters':
      return { parts: panel.items.map((holder) => ({ holder, texts: [holder.label] })), least: 2 / 3 };
    case 'steps':
      return {
        parts: panel.steps.map((holder) => ({
          holder,
          texts: [holder.title, holder.detail],
          units: unitsIn(holder.title),
        })),
        least: 1 / 2,
      };
    case 'list':
      return {
        parts: panel.mark === 'plain' ? panel.items.map((holder) => ({ holder, texts: [holder.text, holder.detail], units: unitsIn(holder.text) })) : [], // prettier-ignore
        least: 1 / 2,
      };
    case 'versus':
      return {
        parts: [panel.left, panel.right].map((holder) => ({ holder, texts: [holder.label, ...holder.points] })),
        least: 1,
      };
    case 'ratio':
      // "4 in 5 homes heat with …": what is counted is named first, and drawn once for each.
      return { parts: panel.icon === 'user' ? [] : [{ holder: panel, texts: thingsNamed(panel.label ?? '', language).slice(0, 1) }], least: 1 }; // prettier-ignore
    default:
      return { parts: [], least: 1 };
  }
}

/** What a panel says as a whole, for one whose parts have no pictures; charts, lists and tables leave no room for one. */
function wordsOf(panel: Panel): (string | undefined)[] {
  switch (panel.kind) {
    case 'statement':
      return panel.quoted ? [] : [panel.text];
    case 'change':
      return [panel.title, panel.label];
    case 'steps':
    case 'timeline':
      return [panel.title];
    default:
      return [];
  }
}

/**
 * A graphic with a picture for each part of its panels that one is sure of, none twice in a panel and none that the head
 * shows; a panel whose parts have none gets one of what it speaks of. What was found before is found again.
 */
export function withPanelPictures(graphic: Infographic, prompt = ''): Infographic {
  const { language } = graphic;
  const panels = structuredClone(graphic.content.panels);
  const { subject } = graphic.content;
  const foreign = new Set([...foreignMoneyIn([JSON.stringify(panels)], language), ...misread(prompt, language)]);
  const drawings = new Map<string, Drawing>();
  const whole = new Set<string>();
  for (const panel of panels) {
    delete panel.picture;
    // Of two sides the head may show one.
    const taken = new Set([...foreign, ...(subject && panel.kind !== 'versus' ? [subject.name] : [])]);
    const { parts, least } = partsOf(panel, language);
    const flags = flagsOf(
      parts.map(({ texts }) => texts[0] ?? ''),
      language,
    );
    const found = parts.map((part, at) => {
      delete part.holder.picture;
      const drawing = flags[at] ?? pictureOfPart(part, language, taken) ?? (panel.kind === 'versus' ? pictureOfKind(part, parts, language, foreign) : undefined); // prettier-ignore
      if (drawing) taken.add(drawing.name);
      return drawing;
    });
    const count = found.filter((drawing) => drawing !== undefined).length;
    if (parts.length > 0 && count >= Math.min(2, parts.length) && count >= parts.length * least) {
      found.forEach((drawing, at) => {
        if (!drawing || drawings.size >= mostDrawings) return;
        drawings.set(drawing.name, drawing);
        parts[at]!.holder.picture = drawing.name;
      });
      continue;
    }
    const own = pictureOf(
      wordsOf(panel).flatMap((text) => (text ? [{ text, weight: 1 }] : [])),
      language,
      new Set([...taken, ...whole]),
    );
    if (!own || isFace(own.name) || drawings.size >= mostDrawings) continue;
    whole.add(own.name);
    drawings.set(own.name, own);
    panel.picture = own.name;
  }
  const { drawings: _, ...rest } = graphic;
  // What a comparison shows on both its sides needs no third picture over it.
  const [first, second] = panels;
  const isShown = first?.kind === 'versus' && !second && (first.measures ?? first.traits) !== undefined && first.left.picture !== undefined; // prettier-ignore
  const { subject: __, ...unpictured } = graphic.content;
  return {
    ...rest,
    content: { ...(isShown ? unpictured : graphic.content), panels },
    ...(drawings.size > 0 ? { drawings: [...drawings.values()] } : {}),
  };
}

/** Of two of one kind, "African elephant" and "Asian elephant", both have its one picture: their sizes tell them apart. */
function pictureOfKind(
  part: Part,
  parts: readonly Part[],
  language: string,
  foreign: ReadonlySet<string>,
): Drawing | undefined {
  const own = ({ texts: [name] }: Part): Drawing | undefined => pictureOfPart({ holder: {}, texts: [name] }, language, foreign); // prettier-ignore
  const drawing = own(part);
  return drawing && parts.every((other) => own(other)?.name === drawing.name) ? drawing : undefined;
}

/** Its name first: what is said of it, and what it is counted in, are second best. A face would be taken for somebody. */
function pictureOfPart({ texts, units = [] }: Part, language: string, taken: ReadonlySet<string>): Drawing | undefined {
  const [name, ...more] = texts;
  const said = (of: readonly (string | undefined)[], weight: number): Drawing | undefined => {
    const drawing = pictureOf(
      of.flatMap((text) => (text ? [{ text, weight }] : [])),
      language,
      taken,
    );
    return drawing && isFace(drawing.name) ? undefined : drawing;
  };
  return (
    said([name], 1) ?? said(more, 0.94) ?? units.map((unit) => pictureOfUnit(unit, taken)).find((drawing) => drawing)
  );
}

/** What most panels speak of, and more than one part of them: for a graphic whose title names nothing. */
export function mostSpokenOf(panels: readonly Panel[], language: string): Drawing | undefined {
  const spokenOf = new Map<string, { drawing: Drawing; times: number }>();
  for (const panel of panels) {
    const { parts } = partsOf(panel, language);
    for (const texts of [wordsOf(panel), ...parts.map((part) => part.texts), [panel.title]]) {
      const said = texts.flatMap((text) => (text ? [{ text, weight: 1 }] : []));
      const drawing = pictureOf(said, language, new Set());
      if (drawing && !isFace(drawing.name))
        spokenOf.set(drawing.name, { drawing, times: (spokenOf.get(drawing.name)?.times ?? 0) + 1 });
    }
  }
  const [most] = [...spokenOf.values()].sort((a, b) => b.times - a.times);
  return most && most.times >= 2 ? most.drawing : undefined;
}
