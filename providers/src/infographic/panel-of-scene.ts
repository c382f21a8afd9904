import { type KindWithContent, type Panel } from '@scenewright/core';
import { cutAtWord } from '../planner/words/headline.js';

/** A panel before it has its name in the graphic. */
export type PanelDraft = Panel extends infer P ? (P extends Panel ? Omit<P, 'id'> : never) : never;

const most = { bars: 12, line: 24, places: 10, rows: 8, list: 8 } as const;

/** What a scene shows, as panels of one graphic; none for scenes that only open, close or decorate. */
export function panelsOfScene(scene: KindWithContent, language: string): PanelDraft[] {
  const cut = (text: string, length: number): string => cutAtWord(text, language, length);
  const head = (title: string | undefined): { title?: string } => (title ? { title: cut(title, 80) } : {});
  switch (scene.kind) {
    case 'kpi-tiles':
      return [{ kind: 'figures', ...head(scene.content.title), items: scene.content.tiles }];
    case 'column-chart':
      return [bars('columns', scene.content, head)];
    case 'waterfall':
      return [
        {
          kind: 'bars',
          ...head(scene.content.title),
          arrangement: 'columns',
          items: scene.content.items.map(({ label, figure }) => ({ label, figure })),
        },
      ];
    case 'bar-chart':
      return [bars('bars', scene.content, head)];
    case 'funnel':
      return [bars('bars', scene.content, head)];
    case 'ranking':
      return [bars('ranking', scene.content, head)];
    case 'donut-chart':
      return [{ kind: 'share', ...head(scene.content.title), items: scene.content.items }];
    case 'progress':
      return [{ kind: 'meters', ...head(scene.content.title), items: scene.content.items }];
    case 'line-chart':
    case 'area-chart': {
      const { title, categories, series } = scene.content;
      const names = categories.slice(-most.line);
      return [
        {
          kind: 'line',
          ...head(title),
          categories: names,
          series: series.map((one) => ({ ...one, values: one.values.slice(-most.line) })),
        },
      ];
    }
    case 'grouped-chart':
    case 'stacked-chart': {
      const { title, categories, series } = scene.content;
      return [
        {
          kind: 'table',
          ...head(title),
          columns: ['', ...series.slice(0, 5).map((one) => cut(one.name, 38))],
          rows: categories
            .slice(0, most.rows)
            .map((name, index) => [
              cut(name, 58),
              ...series.slice(0, 5).map((one) => one.values[index]?.display ?? ''),
            ]),
        },
      ];
    }
    case 'pictogram': {
      const { title, count, total, label, icon } = scene.content;
      return [
        {
          kind: 'ratio',
          ...(label ? head(title) : {}),
          count,
          total,
          label: cut(label ?? title ?? '', 138) || undefined,
          ...(icon ? { icon } : {}),
        },
      ];
    }
    case 'delta': {
      const { title, label, before, after, beforeLabel, afterLabel, sentiment } = scene.content;
      return [
        {
          kind: 'change',
          ...head(title),
          ...(title?.toLowerCase().includes(label.toLowerCase()) ? {} : { label }),
          before,
          after,
          ...(beforeLabel ? { beforeLabel } : {}),
          ...(afterLabel ? { afterLabel } : {}),
          ...(sentiment ? { sentiment } : {}),
        },
      ];
    }
    case 'versus':
      return [
        {
          kind: 'versus',
          ...head(scene.content.title),
          left: side(scene.content.left),
          right: side(scene.content.right),
        },
      ];
    case 'pros-cons': {
      const { pros, cons, prosLabel, consLabel, title } = scene.content;
      return [
        { kind: 'list', ...head(prosLabel ?? title), mark: 'good', items: pros.map((text) => ({ text })) },
        { kind: 'list', ...head(consLabel ?? title), mark: 'bad', items: cons.map((text) => ({ text })) },
      ];
    }
    case 'timeline': {
      const { title, events } = scene.content;
      if (events.length === 1)
        return [{ kind: 'statement', ...head(events[0]!.date), text: events[0]!.label, quoted: false }];
      return [
        {
          kind: 'timeline',
          ...head(title),
          events: events.map(({ date, label, highlight }) => ({ date, label, ...(highlight ? { highlight } : {}) })),
        },
      ];
    }
    case 'steps':
    case 'cycle':
      return [
        {
          kind: 'steps',
          ...head(scene.content.title),
          steps: scene.content.steps.map((step) => ({
            ...step,
            ...(step.detail ? { detail: cut(step.detail, 138) } : {}),
          })),
        },
      ];
    case 'flow':
      return [
        {
          kind: 'steps',
          ...head(scene.content.title),
          steps: scene.content.nodes.slice(0, 8).map((node) => ({ title: node.label })),
        },
      ];
    case 'pyramid':
      return [
        {
          kind: 'list',
          ...head(scene.content.title),
          mark: 'plain',
          items: scene.content.levels.map(({ label, detail }) => ({
            text: label,
            ...(detail ? { detail: cut(detail, 138) } : {}),
          })),
        },
      ];
    case 'list':
      return [
        {
          kind: 'list',
          ...head(scene.content.title),
          mark: 'plain',
          items: scene.content.items.map((item) => ({
            ...item,
            ...(item.detail ? { detail: cut(item.detail, 138) } : {}),
          })),
        },
      ];
    case 'checklist': {
      const { title, items } = scene.content;
      const done = items.every((item) => item.done);
      return [
        { kind: 'list', ...head(title), mark: done ? 'good' : 'plain', items: items.map(({ text }) => ({ text })) },
      ];
    }
    case 'kinetic-words':
      return [{ kind: 'list', mark: 'plain', items: scene.content.phrases.map((text) => ({ text })) }];
    case 'table':
      return [
        {
          kind: 'table',
          ...head(scene.content.title),
          columns: scene.content.columns,
          rows: scene.content.rows.slice(0, most.rows),
        },
      ];
    case 'place-map':
      return [
        {
          kind: 'map',
          ...head(scene.content.title),
          places: scene.content.places
            .slice(0, most.places)
            .map(({ country, label, note }) => ({ country, label, ...(note ? { note } : {}) })),
        },
      ];
    case 'quote':
      return [
        {
          kind: 'statement',
          text: cut(scene.content.text, 236),
          quoted: true,
          ...(scene.content.author
            ? { author: [scene.content.author, scene.content.role].filter(Boolean).join(', ').slice(0, 80) }
            : {}),
        },
      ];
    case 'definition':
      return [
        { kind: 'statement', title: scene.content.term, text: cut(scene.content.definition, 236), quoted: false },
      ];
    case 'callout':
      return [{ kind: 'statement', text: cut(scene.content.text, 236), quoted: false }];
    case 'call-to-action': {
      const { title, action, url } = scene.content;
      return [
        {
          kind: 'statement',
          text: cut([title, action === title ? undefined : action].filter(Boolean).join(' · '), 236),
          quoted: false,
          ...(url ? { author: url.slice(0, 80) } : {}),
        },
      ];
    }
    case 'chat':
      return [
        {
          kind: 'list',
          ...head(scene.content.title),
          mark: 'plain',
          items: scene.content.messages.map(({ from, text }) => ({ text: cut(text, 108), detail: from })),
        },
      ];
    case 'code':
      return [{ kind: 'statement', ...head(scene.content.title), text: cut(scene.content.code, 236), quoted: false }];
    default:
      return [];
  }
}

const bars = (
  arrangement: 'bars' | 'columns' | 'ranking',
  content: {
    title?: string | undefined;
    items: { label: string; figure: import('@scenewright/core').Figure; highlight?: boolean | undefined }[];
  },
  head: (title: string | undefined) => { title?: string },
): PanelDraft => ({ kind: 'bars', ...head(content.title), arrangement, items: content.items.slice(0, most.bars) });

function side({
  label,
  points,
  figure,
}: {
  label: string;
  points: string[];
  figure?: import('@scenewright/core').Figure | undefined;
}): {
  label: string;
  points: string[];
  figure?: import('@scenewright/core').Figure;
} {
  return { label, points, ...(figure ? { figure } : {}) };
}
