import type { Asset } from '../assets/assets.js';
import { figureParts, figureWithValue } from '../figures/figure-text.js';
import type { Figure } from '../figures/figure.js';
import { ServiceError } from '../errors/service-error.js';
import { familyFor } from '../style/brand-fonts.js';
import { InfographicSchema, type Infographic } from './infographic.js';
import { isFigure, settingsSchema, type Setting, type SettingsSchema, type SettingsValues } from './settings-schema.js';
import { usedColors } from './used-colors.js';

/**
 * The values of a render, checked against a version's schema.
 * @throws ServiceError invalid_request that names the key: unknown, of a wrong type or outside its limits (interface 4.7).
 */
export function checkSettings(schema: SettingsSchema, values: unknown): SettingsValues {
  if (values === null || values === undefined) return {};
  if (typeof values !== 'object' || Array.isArray(values))
    throw refused('settingsValues', 'must be an object of keys of the settingsSchema');
  const checked: SettingsValues = {};
  for (const [key, value] of Object.entries(values)) {
    const setting = Object.hasOwn(schema, key) ? schema[key] : undefined;
    if (setting === undefined) throw refused(`settingsValues.${key}`, 'is not a key of the version’s settingsSchema');
    const problem = problemOf(setting, value);
    if (problem) throw refused(`settingsValues.${key}`, problem);
    checked[key] = setting.type === 'color' ? fullColor(value as string) : (value as string | number | boolean);
  }
  return checked;
}

const refused = (field: string, problem: string): ServiceError =>
  new ServiceError('invalid_request', `${field} ${problem}`);

const longestFontName = 80;

const fullColor = (color: string): string => {
  const digits = color.slice(1).toLowerCase();
  return `#${digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits}`;
};

function problemOf(setting: Setting, value: unknown): string | null {
  switch (setting.type) {
    case 'color':
      return typeof value === 'string' && /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(value)
        ? null
        : 'must be a colour such as #1971c2';
    case 'boolean':
      return typeof value === 'boolean' ? null : 'must be true or false';
    case 'number': {
      const inside =
        typeof value === 'number' && Number.isFinite(value) && value >= setting.min! && value <= setting.max!;
      return inside ? null : `must be a number from ${setting.min} to ${setting.max}`;
    }
    case 'font': {
      const name = typeof value === 'string' ? value.trim() : '';
      return name.length >= 1 && name.length <= longestFontName ? null : 'must be the name of a font';
    }
    case 'select':
      return setting.options!.includes(value as string) ? null : `must be one of ${setting.options!.join(', ')}`;
    case 'text': {
      const length = typeof value === 'string' ? value.trim().length : 0;
      return length >= 1 && length <= setting.maxLength!
        ? null
        : `must be a text of 1 to ${setting.maxLength} characters`;
    }
  }
}

/** The graphic with values in place of its defaults. Values must have passed `checkSettings`. Pure. */
export function applySettings(graphic: Infographic, values: SettingsValues): Infographic {
  const schema = settingsSchema(graphic);
  const colors = new Map(usedColors(graphic).map((role) => [`colors.${role.key}`, role]));
  const next = structuredCopy(graphic);
  for (const [key, value] of Object.entries(values)) {
    if (!Object.hasOwn(schema, key) || schema[key]!.default === value) continue;
    const color = colors.get(key);
    if (color) next.style = { ...next.style, palette: color.write(next.style.palette, value as string) };
    else if (key === 'fonts.heading' || key === 'fonts.body')
      next.style = {
        ...next.style,
        fonts: { ...next.style.fonts, [key.slice(6)]: drawnFont(graphic, value as string) },
      };
    else setAt(next, key.split('.'), value);
  }
  if (JSON.stringify(next.content) !== JSON.stringify(graphic.content)) next.content.plan = planOf(graphic, next);
  const checked = InfographicSchema.safeParse(next);
  if (checked.success) return checked.data;
  const [issue] = checked.error.issues;
  throw refused(`settingsValues`, `does not fit together: ${issue?.path.join('.')} ${issue?.message}`);
}

/** The families that values name, so that a host can bring their files before the values are applied. */
export function fontsOfSettings(values: SettingsValues): string[] {
  return ['fonts.heading', 'fonts.body'].flatMap((key) => {
    const name = values[key];
    return typeof name === 'string' ? name : [];
  });
}

/** The graphic with further faces among its files: its settings and changes in words can name their families. */
export function withFonts(graphic: Infographic, faces: readonly Asset[]): Infographic {
  if (faces.length === 0) return graphic;
  return { ...graphic, assets: { ...graphic.assets, ...Object.fromEntries(faces.map((face) => [face.key, face])) } };
}

/** A family that came with the graphic, a bundled one, or the one that is nearest. */
function drawnFont({ assets }: Infographic, name: string): string {
  const brought = Object.values(assets).flatMap(({ font }) => font?.family ?? []);
  return familyFor(name, brought)?.family ?? name;
}

/** The title and panels as they were; bars that lie ask for another place than bars that stand, so these move. */
function planOf({ content }: Infographic, next: Infographic): NonNullable<Infographic['content']['plan']> {
  const panels = content.panels.map((panel, index) => {
    const now = next.content.panels[index]!;
    return panel.kind === 'bars' && now.kind === 'bars' ? { ...panel, arrangement: now.arrangement } : panel;
  });
  return { title: content.title, panels };
}

const structuredCopy = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

const naming: ReadonlySet<string> = new Set(['label', 'text', 'title']);

function setAt(graphic: Infographic, path: string[], value: unknown): void {
  const panel = graphic.content.panels.find(({ id }) => id === path[0]);
  let holder = (panel ?? graphic.content) as unknown as Record<string, unknown>;
  const rest = panel ? path.slice(1) : path;
  for (const part of rest.slice(0, -1)) {
    const child = holder[part];
    if (isFigure(child)) {
      holder[part] = withPart(child, rest.at(-1)!, String(value));
      return;
    }
    holder = child as Record<string, unknown>;
  }
  const last = rest.at(-1)!;
  const before = holder[last];
  // A picture shows what the words named; of other words nothing is known here.
  if (naming.has(last)) delete holder.picture;
  holder[last] = isFigure(before)
    ? figureWithValue(before, value as number)
    : typeof value === 'string'
      ? value.trim()
      : value;
}

/** A figure with another text before or after its digits, or, when it is in words, with other words. */
function withPart(figure: Figure, part: string, text: string): Figure {
  const parts = figureParts(figure);
  if (part === 'display' || parts === null) return { ...figure, display: text };
  const next = { ...parts, [part]: text };
  return { ...figure, display: `${next.prefix}${next.digits}${next.suffix}`.slice(0, 40), [part]: text };
}
