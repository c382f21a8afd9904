import { figureParts } from '../figures/figure-text.js';
import { FigureSchema, type Figure } from '../figures/figure.js';
import { currentSetting } from './brand-style.js';
import type { Infographic } from './infographic.js';
import { fontOptions } from './font-options.js';
import { InfographicContentSchema, namedCategories, panelSchemas } from '../scenes/panel.js';
import { limitsOf, type FieldLimits } from './field-limits.js';
import { usedColors } from './used-colors.js';

/** One key of `settingsSchema` (decisions, "Infographics"). */
export interface Setting {
  type: 'color' | 'text' | 'font' | 'number' | 'boolean' | 'select';
  label: string;
  group: string;
  default: string | number | boolean;
  min?: number;
  max?: number;
  maxLength?: number;
  options?: readonly string[];
}
export type SettingsSchema = Record<string, Setting>;
export type SettingsValues = Record<string, string | number | boolean>;

/** Digits that a label still holds. */
const largest = 1e15;

/** Every visible text, colour, font, number and switch of a graphic as a key. A key is the path of what it sets. */
export function settingsSchema(graphic: Infographic): SettingsSchema {
  const schema: SettingsSchema = {};
  const { content, style, asked } = graphic;
  for (const key of ['kicker', 'title', 'subtitle', 'source'] as const) {
    const text = content[key];
    if (text !== undefined)
      schema[key] = {
        type: 'text',
        label: labels[key]!,
        group: 'Head',
        default: text,
        maxLength: limitsOf(InfographicContentSchema, [key]).maxLength!,
      };
  }
  if (content.hero)
    collect(schema, 'hero', content.hero, 'Head', (path) => limitsOf(InfographicContentSchema, ['hero', ...path]));
  content.panels.forEach((panel, index) => {
    const { id: _id, kind: _kind, ...said } = panel;
    collect(schema, panel.id, said, `${index + 1} ${panel.title ?? groupNames[panel.kind]}`.slice(0, 60), (path) =>
      limitsOf(panelSchemas[panel.kind], path),
    );
  });
  for (const role of usedColors(graphic))
    schema[`colors.${role.key}`] = {
      type: 'color',
      label: role.label,
      group: 'Colours',
      default: currentSetting(asked, `colors.${role.key}`, role.read(style.palette)),
    };
  for (const role of ['heading', 'body'] as const) {
    const font = currentSetting(asked, `fonts.${role}`, style.fonts[role]);
    schema[`fonts.${role}`] = {
      type: 'font',
      label: role === 'heading' ? 'Headings and figures' : 'Text',
      group: 'Fonts',
      default: font,
      options: (fontOptions as readonly string[]).includes(font) ? fontOptions : [font, ...fontOptions],
    };
  }
  schema.visualStyle = {
    type: 'select',
    label: 'Depth',
    group: 'Style',
    default: content.visualStyle,
    options: ['2d', '3d'],
  };
  return schema;
}

/** What settings may set, by name of the property; other properties steer the drawing and are no settings. */
const labels: Readonly<Record<string, string>> = {
  title: 'Title',
  kicker: 'Line above the title',
  subtitle: 'Subtitle',
  source: 'Source',
  label: 'Label',
  note: 'Note',
  text: 'Text',
  detail: 'Detail',
  date: 'Date',
  author: 'Author',
  caption: 'Caption',
  name: 'Name',
  beforeLabel: 'Label before',
  afterLabel: 'Label after',
  points: 'Point',
  categories: 'Category',
  columns: 'Column',
  rows: 'Cell',
  figure: 'Figure',
  before: 'Figure before',
  after: 'Figure after',
  values: 'Figure',
  count: 'Count',
  total: 'Of',
  highlight: 'Stands out',
  quoted: 'In quotation marks',
  mark: 'Mark',
  arrangement: 'Arrangement',
  trend: 'Direction',
  left: 'Figure of the first',
  right: 'Figure of the second',
};
const groupNames: Readonly<Record<string, string>> = {
  figures: 'Figures',
  bars: 'Chart',
  share: 'Shares',
  meters: 'Shares',
  line: 'Line',
  ratio: 'Ratio',
  change: 'Change',
  steps: 'Steps',
  timeline: 'Timeline',
  versus: 'Comparison',
  map: 'Map',
  list: 'List',
  table: 'Table',
  statement: 'Statement',
  image: 'Image',
};

function collect(
  schema: SettingsSchema,
  at: string,
  value: object,
  group: string,
  limits: (path: string[]) => FieldLimits,
): void {
  const last = new Set<string>();
  const visit = (item: unknown, path: string[]): void => {
    const name = [...path].reverse().find((part) => !/^\d+$/.test(part)) ?? '';
    const key = [at, ...path].join('.');
    if (isFigure(item)) {
      const settings = figureSettings(key, item, labelOf(path), group);
      // Of a line every value is seen, and the words about it at its end alone.
      const seen = name === 'values' && !last.has(path.join('.')) ? settings.slice(0, 1) : settings;
      for (const [each, setting] of seen) schema[each] = setting;
    } else if (Array.isArray(item)) {
      // Names that have no room on their axis are not seen, so they are no settings.
      const shown = name === 'categories' ? new Set(namedCategories(item.length)) : null;
      if (name === 'values') last.add([...path, String(item.length - 1)].join('.'));
      item.forEach((child, index) => {
        if (!shown || shown.has(index)) visit(child, [...path, String(index)]);
      });
    } else if (item !== null && typeof item === 'object') {
      // A switch that nobody has set yet is off, and still a setting.
      const own =
        'label' in item && 'figure' in item && limits([...path, 'highlight']).boolean
          ? { highlight: false, ...item }
          : item;
      for (const [property, child] of Object.entries(own)) visit(child, [...path, property]);
    } else if (labels[name] !== undefined) {
      const setting = { label: labelOf(path), group };
      const { maxLength, min, max, options } = limits(path);
      if (typeof item === 'string' && options) schema[key] = { type: 'select', ...setting, default: item, options };
      else if (typeof item === 'string')
        schema[key] = { type: 'text', ...setting, default: item, maxLength: maxLength ?? 120 };
      else if (typeof item === 'boolean') schema[key] = { type: 'boolean', ...setting, default: item };
      else if (typeof item === 'number')
        schema[key] = { type: 'number', ...setting, default: item, min: min ?? -largest, max: max ?? largest };
    }
  };
  visit(value, []);
}

export const isFigure = (value: unknown): value is Figure => FigureSchema.safeParse(value).success;

/** A figure written with digits is a number with the text around it; one in words is a text. */
function figureSettings(key: string, figure: Figure, label: string, group: string): [string, Setting][] {
  const parts = figureParts(figure);
  if (parts === null)
    return [[`${key}.display`, { type: 'text', label, group, default: figure.display, maxLength: 40 }]];
  const bounds = figure.unit === 'percent' ? { min: -1000, max: 1000 } : { min: -largest, max: largest };
  const found: [string, Setting][] = [[key, { type: 'number', label, group, default: figure.value, ...bounds }]];
  if (parts.prefix !== '')
    found.push([
      `${key}.prefix`,
      { type: 'text', label: `${label}, before the number`, group, default: parts.prefix, maxLength: 12 },
    ]);
  if (parts.suffix !== '')
    found.push([
      `${key}.suffix`,
      { type: 'text', label: `${label}, after the number`, group, default: parts.suffix, maxLength: 24 },
    ]);
  return found;
}

/** "Label 2" for `items.1.label`: the property with the numbers of its place, counted from 1. */
function labelOf(path: readonly string[]): string {
  const name = [...path].reverse().find((part) => !/^\d+$/.test(part)) ?? '';
  const places = path.filter((part) => /^\d+$/.test(part)).map((part) => Number(part) + 1);
  const side = path[0] === 'left' || path[0] === 'right' ? `, ${path[0]}` : '';
  return `${labels[name] ?? name}${places.length > 0 ? ` ${places.join('.')}` : ''}${side}`;
}
