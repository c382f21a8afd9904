import type { Panel } from '@scenewright/core/scenes';

/** What a panel asks of the grid, in layout units at zoom 1. */
export interface PanelNeed {
  /** Share of a row's width beside others. */
  breadth: number;
  /** Narrower than this it reads badly. */
  least: number;
  /** Height that suits a width, the card's padding and title included. */
  heightAt: (width: number) => number;
}

/** Em widths of characters, roughly: ideographs are square. */
const ems = (text: string): number => {
  let sum = 0;
  for (const character of text) sum += /[\u1100-\u11ff\u2e80-\uffef]/.test(character) ? 1 : 0.53;
  return sum;
};
const linesOf = (text: string, size: number, width: number): number =>
  Math.max(1, Math.ceil((ems(text) * size) / Math.max(60, width)));
const longest = (texts: readonly string[]): number => Math.max(1, ...texts.map(ems));

/** Padding of a card, at both sides and at its head and foot together. */
const padded = { across: 80, down: 76 } as const;

/** @param open it stands on the ground, without a card */
export function needOf(panel: Panel, open = false): PanelNeed {
  const need = bodyNeed(panel);
  const [across, down] = open ? [0, 0] : [padded.across, padded.down];
  const titled = (width: number): number =>
    down + (panel.title ? 20 + 44 * Math.min(2, linesOf(panel.title, 36, width - across)) : 0);
  const least = Math.max(need.least, panel.title ? Math.min(420, longest(panel.title.split(' ')) * 36 + across) : 0);
  return { ...need, least, heightAt: (width) => titled(width) + need.heightAt(width - across) };
}

function bodyNeed(panel: Panel): PanelNeed {
  switch (panel.kind) {
    case 'figures': {
      const { items } = panel;
      const widest = Math.max(
        200,
        ...items.map((item) => Math.max(ems(item.figure.display) * 76, longest(item.label.split(' ')) * 28)),
      );
      const noted = items.some((item) => item.note) ? 34 : 0;
      return {
        breadth: 0.75 + items.length * 0.42,
        least: Math.min(360, widest + 90),
        heightAt: (width) => {
          const columns = Math.max(1, Math.min(items.length, Math.floor(width / (widest + 40))));
          return Math.ceil(items.length / columns) * (164 + noted);
        },
      };
    }
    case 'bars':
      return panel.arrangement === 'columns'
        ? {
            breadth: 0.9 + panel.items.length * 0.14,
            least: panel.items.length * 84 + 60,
            heightAt: (width) => Math.max(230, Math.min(360, width * 0.5)),
          }
        : {
            breadth: 1.5,
            least: panel.arrangement === 'ranking' ? 480 : 420,
            heightAt: (width) => panel.items.length * (width < 460 ? 88 : 62),
          };
    case 'share':
      return {
        breadth: 1.45,
        least: 340,
        heightAt: (width) => (width >= 440 ? Math.max(240, panel.items.length * 50) : 230 + panel.items.length * 50),
      };
    case 'meters':
      return { breadth: 1.2, least: 320, heightAt: () => panel.items.length * 92 };
    case 'line':
      return { breadth: 1.7, least: 520, heightAt: (width) => Math.max(260, Math.min(400, width * 0.45)) };
    case 'ratio':
      return {
        breadth: 1.25,
        least: 320,
        heightAt: (width) =>
          (width > 520 ? 210 : 300) +
          (panel.label ? 34 * linesOf(panel.label, 28, width * (width > 520 ? 0.45 : 1)) : 0),
      };
    case 'change':
      return { breadth: 1.2, least: 360, heightAt: () => 250 };
    case 'steps': {
      const { steps } = panel;
      if (panel.cyclic && steps.every((step) => !step.detail))
        return { breadth: 1.4, least: 420, heightAt: (width) => Math.max(420, Math.min(620, width * 0.62)) };
      const detail = Math.max(0, ...steps.map((step) => ems(step.detail ?? '') * 25));
      const name = Math.max(...steps.map((step) => ems(step.title) * 30));
      return {
        breadth: 0.8 + steps.length * 0.5,
        least: 360,
        heightAt: (width) => {
          const each = width / steps.length - 24;
          if (each < 190)
            return steps.reduce(
              (sum, step) =>
                sum +
                Math.max(
                  104,
                  30 +
                    40 * linesOf(step.title, 33, width - 130) +
                    (step.detail ? 34 * linesOf(step.detail, 26, width - 130) : 0),
                ),
              0,
            );
          return 110 + Math.ceil(name / each) * 36 + (detail > 0 ? 8 + Math.ceil(detail / each + 0.2) * 32 : 0);
        },
      };
    }
    case 'timeline': {
      const { events } = panel;
      const label = Math.max(...events.map((event) => ems(event.label) * 27));
      return {
        breadth: 0.8 + events.length * 0.48,
        least: 380,
        heightAt: (width) => {
          const each = width / events.length - 24;
          return each < 110
            ? events.reduce((sum, event) => sum + 54 + 34 * linesOf(event.label, 27, width - 60), 0)
            : 110 + Math.ceil(label / each + 0.2) * 34;
        },
      };
    }
    case 'versus': {
      if (panel.measures || panel.traits) {
        const [figured, spoken] = [panel.measures?.length ?? 0, panel.traits?.length ?? 0];
        return { breadth: 1.8, least: 560, heightAt: () => 100 + figured * 112 + spoken * 84 };
      }
      const sides = [panel.left, panel.right];
      const rows = (width: number): number =>
        Math.max(
          ...sides.map((side) => side.points.reduce((sum, text) => sum + 34 * linesOf(text, 26, width - 90) + 12, 0)),
        );
      return {
        breadth: 1.7,
        least: 580,
        heightAt: (width) => 110 + (sides.some((side) => side.figure) ? 110 : 0) + rows(width / 2 - 12),
      };
    }
    case 'map':
      return {
        breadth: 1.9,
        least: 460,
        heightAt: (width) =>
          width >= 620 ? Math.max(300, panel.places.length * 52) : width * 0.5 + panel.places.length * 50,
      };
    case 'list': {
      const rows = (width: number): number =>
        panel.items.reduce(
          (sum, item) =>
            sum +
            22 +
            38 * linesOf(item.text, 29, width - 64) +
            (item.detail ? 32 * linesOf(item.detail, 25, width - 64) : 0),
          0,
        );
      return {
        breadth: 1.25,
        least: 340,
        heightAt: (width) => (width > 760 && panel.items.length > 3 ? rows(width / 2 - 20) / 1.8 : rows(width)),
      };
    }
    case 'table':
      return {
        breadth: 0.8 + panel.columns.length * 0.4,
        least: 150 * panel.columns.length,
        heightAt: () => 60 + panel.rows.length * 54,
      };
    case 'statement':
      return {
        breadth: 1.3,
        least: 340,
        heightAt: (width) => 40 + 54 * linesOf(panel.text, 42, width) + (panel.author ? 50 : 0),
      };
    case 'image':
      return { breadth: 1.4, least: 320, heightAt: (width) => width * 0.6 + (panel.caption ? 40 : 0) };
  }
}
