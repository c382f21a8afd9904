import {
  colorDistance,
  fontOptions,
  hexOf,
  oklchOf,
  figureWithValue,
  InfographicSchema,
  resolveStyle,
  stylePacks,
  type Figure,
  type Infographic,
  type Panel,
  type Warning,
} from '@scenewright/core';
import { planInfographic } from './plan-infographic.js';

/** A change in words to a graphic that exists. */
export interface InfographicEdit {
  graphic: Infographic;
  prompt: string;
}

type Change = (graphic: Infographic) => Infographic | null;

/**
 * The editor that needs no model: each clause of the prompt is one change of a text, figure, colour, font, style or
 * panel. What is not understood is told in a warning and nothing else changes.
 */
export function editInfographic({ graphic, prompt }: InfographicEdit): Infographic {
  let current = graphic;
  const missed: string[] = [];
  for (const clause of clausesOf(prompt)) {
    const next = rules.map((rule) => rule(clause)).find((change) => change !== null)?.(current) ?? null;
    const checked = next === null ? null : InfographicSchema.safeParse(next);
    if (checked?.success) current = checked.data;
    else missed.push(clause);
  }
  const warnings: Warning[] = missed.map((clause) => ({
    code: 'edit_not_understood',
    message: `"${clause}" was not understood. Changes such as these are: change the title to "…"; replace "Berlin" with "Hamburg"; change $4.2M to $4.5M; make the accent blue; use the style swiss; remove panel 2; move the map to the top; add: Revenue grew 24%.`,
  }));
  return { ...current, warnings };
}

/** Sentences, and parts of one that begin with a verb of change. Quoted words stay whole. */
function clausesOf(prompt: string): string[] {
  const verbs = 'change|set|make|replace|rename|remove|delete|drop|move|put|use|switch|add|swap|turn';
  const kept: string[] = [];
  const masked = prompt.replace(
    /"[^"]*"|“[^”]*”|«[^»]*»|「[^」]*」/gu,
    (quoted) => `\u0001${kept.push(quoted) - 1}\u0002`,
  );
  if (/^\s*add\b/i.test(masked)) return [prompt.trim()];
  return masked
    .split(new RegExp(`(?:[.;!]\\s+|\\n+|,?\\s+(?:and|then|and then)\\s+|,\\s+)(?=(?:${verbs})\\b)`, 'iu'))
    .map((part) =>
      part
        .replace(/\u0001(\d+)\u0002/g, (_, index: string) => kept[Number(index)]!)
        .replace(/[.;!]+\s*$/, '')
        .trim(),
    )
    .filter((part) => part !== '');
}

const quote = `["“«「]?(.+?)["”»」]?`;
const matcher = (pattern: string): RegExp => new RegExp(`^(?:please\\s+)?${pattern}$`, 'iu');

const rules: ((clause: string) => Change | null)[] = [
  match(
    `(?:change|set|make|rename|replace)\\s+the\\s+(title|headline|subtitle|source|kicker)\\s+(?:to|with|into|as)\\s+${quote}`,
    ([field, text]) =>
      (graphic) => ({
        ...graphic,
        content: { ...graphic.content, [field!.toLowerCase() === 'headline' ? 'title' : field!.toLowerCase()]: text },
      }),
  ),
  match(`(?:remove|delete|drop)\\s+the\\s+(subtitle|source|kicker)`, ([field]) => (graphic) => {
    const content = { ...graphic.content };
    delete content[field!.toLowerCase() as 'subtitle'];
    return { ...graphic, content };
  }),
  match(`(?:change|set|rename)\\s+the\\s+title\\s+of\\s+(.+?)\\s+to\\s+${quote}`, ([which, text]) =>
    onPanel(which!, (panel) => ({ ...panel, title: text! })),
  ),
  match(`(?:remove|delete|drop)\\s+(.+)`, ([which]) => (graphic) => {
    const panel = panelOf(graphic, which!);
    return panel
      ? withPanels(
          graphic,
          graphic.content.panels.filter((each) => each !== panel),
        )
      : null;
  }),
  match(
    `(?:move|put)\\s+(.+?)\\s+(?:to\\s+the\\s+)?(top|start|beginning|front|first|bottom|end|last)`,
    ([which, where]) =>
      (graphic) => {
        const panel = panelOf(graphic, which!);
        if (!panel) return null;
        const rest = graphic.content.panels.filter((each) => each !== panel);
        return withPanels(
          graphic,
          /top|start|beginning|front|first/i.test(where!) ? [panel, ...rest] : [...rest, panel],
        );
      },
  ),
  match(`(?:move|put)\\s+(.+?)\\s+(before|after)\\s+(.+)`, ([which, side, other]) => (graphic) => {
    const [panel, anchor] = [panelOf(graphic, which!), panelOf(graphic, other!)];
    if (!panel || !anchor || panel === anchor) return null;
    const rest = graphic.content.panels.filter((each) => each !== panel);
    rest.splice(rest.indexOf(anchor) + (side!.toLowerCase() === 'after' ? 1 : 0), 0, panel);
    return withPanels(graphic, rest);
  }),
  match(`swap\\s+(.+?)\\s+(?:and|with)\\s+(.+)`, ([one, two]) => (graphic) => {
    const [a, b] = [panelOf(graphic, one!), panelOf(graphic, two!)];
    return a && b
      ? withPanels(
          graphic,
          graphic.content.panels.map((each) => (each === a ? b : each === b ? a : each)),
        )
      : null;
  }),
  match(
    `(?:use|switch\\s+to|change\\s+to|set|make\\s+it)\\s+(?:the\\s+)?(?:style\\s+(?:to\\s+)?)?([\\w-]+(?:\\s[\\w-]+)?)(?:\\s+(?:style|look))?`,
    ([name]) => {
      const wanted = name!.toLowerCase().replace(/\s+/g, '-');
      if (/^(?:2d|3d|flat)$/.test(wanted)) return depth(wanted === '3d' ? '3d' : '2d');
      const pack = stylePacks.find(({ id, name: own }) => id === wanted || own.toLowerCase() === wanted);
      return pack ? (graphic) => ({ ...graphic, style: resolveStyle(pack, { logo: graphic.style.logo }) }) : null;
    },
  ),
  match(
    `(?:use|set|change|make|switch)\\s+(?:the\\s+)?(?:(heading|title|body|text)s?\\s+)?font\\s+(?:to\\s+)?${quote}`,
    ([role, name]) => {
      const font = fontOptions.find((each) => each.toLowerCase() === name!.toLowerCase());
      if (!font) return null;
      const which = role === undefined ? ['heading', 'body'] : [/heading|title/i.test(role) ? 'heading' : 'body'];
      return (graphic) => ({
        ...graphic,
        style: {
          ...graphic.style,
          fonts: { ...graphic.style.fonts, ...Object.fromEntries(which.map((key) => [key, font])) },
        },
      });
    },
  ),
  match(
    `(?:make|set|change|turn|use)\\s+(?:the\\s+)?(accent|background|panels?|cards?|text|colou?rs?)(?:\\s+colou?r)?\\s+(?:to\\s+)?(.+)`,
    ([role, wish]) =>
      (graphic) =>
        recolored(graphic, role!.toLowerCase(), wish!.toLowerCase().trim()),
  ),
  match(
    `(?:replace|change|rename|set|turn)\\s+${quote}\\s+(?:to|with|into|by)\\s+${quote}`,
    ([from, to]) =>
      (graphic) =>
        replaced(graphic, from!, to!),
  ),
  match(
    `add\\s*:?\\s*(?:a\\s+panel\\s*(?:that\\s+says|saying|with|:)?\\s*)?(.+)`,
    ([text]) =>
      (graphic) =>
        added(graphic, text!.replace(/^["“]|["”]$/gu, '')),
  ),
];

function match(
  pattern: string,
  change: (groups: (string | undefined)[]) => Change | null,
): (clause: string) => Change | null {
  const expression = matcher(pattern);
  return (clause) => {
    const found = expression.exec(clause);
    return found ? change(found.slice(1)) : null;
  };
}

const depth =
  (visualStyle: '2d' | '3d'): Change =>
  (graphic) => ({ ...graphic, content: { ...graphic.content, visualStyle } });
const withPanels = (graphic: Infographic, panels: Panel[]): Infographic => ({
  ...graphic,
  content: { ...graphic.content, panels },
});
const onPanel =
  (which: string, change: (panel: Panel) => Panel): Change =>
  (graphic) => {
    const panel = panelOf(graphic, which);
    return panel
      ? withPanels(
          graphic,
          graphic.content.panels.map((each) => (each === panel ? change(each) : each)),
        )
      : null;
  };

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth'];
const kindWords: readonly [RegExp, readonly Panel['kind'][]][] = [
  [/map/, ['map']],
  [/quote|statement|sentence/, ['statement']],
  [/timeline|history/, ['timeline']],
  [/steps|process/, ['steps']],
  [/comparison|versus/, ['versus']],
  [/table/, ['table']],
  [/list|points/, ['list']],
  [/figures|numbers|kpis?/, ['figures']],
  [/donut|ring|pie|shares?/, ['share', 'meters']],
  [/line/, ['line']],
  [/ranking|bars?|columns?|chart/, ['bars', 'line', 'share']],
  [/picture|image|photo/, ['image']],
];

/** A panel by its number, its place, its kind or words of its title. */
function panelOf(graphic: Infographic, words: string): Panel | undefined {
  const { panels } = graphic.content;
  const text = words
    .toLowerCase()
    .replace(/^the\s+/, '')
    .replace(/["“”]/g, '')
    .trim();
  const number = /^(?:panel|number|card|no\.?)\s*(\d)$/.exec(text)?.[1];
  if (number) return panels[Number(number) - 1];
  const place = ordinals.findIndex((each) => new RegExp(`^${each}\\s+(?:panel|card)$`).test(text));
  if (place >= 0) return panels[place];
  if (/^last\s+(?:panel|card)$/.test(text)) return panels.at(-1);
  const own = panels.find(({ id }) => id === text);
  const bare = text.replace(/\s+(?:panel|card)$/, '');
  const titled = panels.find((panel) => panel.title?.toLowerCase().includes(bare));
  const kinds = kindWords.find(([pattern]) => new RegExp(`^(?:${pattern.source})$`).test(bare))?.[1] ?? [];
  return (
    own ??
    kinds.map((kind) => panels.find((panel) => panel.kind === kind)).find((panel) => panel !== undefined) ??
    titled
  );
}

/** Every text that holds the words, and every figure that reads so. Null when nothing does. */
function replaced(graphic: Infographic, from: string, to: string): Infographic | null {
  let hits = 0;
  const figure = (found: Figure): Figure => {
    const value = Number(/\p{Nd}[\p{Nd}.,]*/u.exec(to)?.[0].replace(/,(?=\d{3}\b)/g, ''));
    if (!Number.isFinite(value)) return { ...found, display: to.slice(0, 40) };
    return { ...figureWithValue(found, value), display: to.slice(0, 40) };
  };
  const visit = (value: unknown, key: string): unknown => {
    if (typeof value === 'string') {
      if (unreadable.has(key) || !value.includes(from)) return value;
      hits += 1;
      return value.split(from).join(to);
    }
    if (Array.isArray(value)) return value.map((item) => visit(item, key));
    if (value === null || typeof value !== 'object') return value;
    if ('display' in value && 'magnitude' in value) {
      if ((value as Figure).display !== from) return value;
      hits += 1;
      return figure(value as Figure);
    }
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, visit(item, name)]));
  };
  const content = visit(graphic.content, '') as Infographic['content'];
  return hits > 0 ? { ...graphic, content } : null;
}
const unreadable = new Set([
  'id',
  'kind',
  'icon',
  'emblem',
  'image',
  'logo',
  'country',
  'arrangement',
  'mark',
  'motif',
  'trend',
  'sentiment',
  'visualStyle',
]);

/** What the words plan on their own, as further panels. */
function added(graphic: Infographic, text: string): Infographic | null {
  const planned = planInfographic({
    prompt: text,
    documents: [],
    images: [],
    brand: null,
    style: graphic.style.pack,
    backgroundColor: null,
    visualStyle: null,
    seed: graphic.seed,
  });
  const { hero, panels } = planned.content;
  const more: Panel[] = [...(hero ? [{ id: 'figures', kind: 'figures' as const, items: [hero] }] : []), ...panels];
  if (more.length === 0) more.push({ id: 'statement', kind: 'statement', text: text.slice(0, 240), quoted: false });
  const taken = new Set(graphic.content.panels.map(({ id }) => id));
  const fresh = more.map((panel) => {
    let id: string = panel.kind;
    for (let count = 2; taken.has(id); count += 1) id = `${panel.kind}-${count}`;
    taken.add(id);
    return { ...panel, id };
  });
  return withPanels(graphic, [...graphic.content.panels, ...fresh]);
}

const colors: Readonly<Record<string, string>> = {
  red: '#e03131',
  orange: '#e8590c',
  yellow: '#fab005',
  green: '#2f9e44',
  teal: '#0c8599',
  blue: '#1971c2',
  navy: '#1b2a4a',
  purple: '#7048e8',
  violet: '#7048e8',
  pink: '#d6336c',
  brown: '#7f5539',
  black: '#111113',
  white: '#ffffff',
  grey: '#868e96',
  gray: '#868e96',
  gold: '#b08900',
};

/** The colours about one wish, contrast kept by the rules that brand colours follow. */
function recolored(graphic: Infographic, role: string, wish: string): Infographic | null {
  const { palette } = graphic.style;
  const wanted = colorOf(wish, role === 'background' ? palette.background : palette.accent);
  if (wanted === null) return null;
  const pack = { ...stylePacks[0]!, id: graphic.style.pack, palette, fonts: graphic.style.fonts };
  if (role === 'background')
    return { ...graphic, style: resolveStyle(pack, { backgroundColor: wanted, logo: graphic.style.logo }) };
  if (role === 'text') return { ...graphic, style: { ...graphic.style, palette: { ...palette, text: wanted } } };
  if (/panel|card/.test(role))
    return { ...graphic, style: { ...graphic.style, palette: { ...palette, surface: wanted } } };
  if (colorDistance(wanted, palette.accent) < 0.005) return null;
  return { ...graphic, style: resolveStyle(pack, { brand: { primary: wanted }, logo: graphic.style.logo }) };
}

function colorOf(wish: string, now: string): string | null {
  const hex = /#([0-9a-f]{3}|[0-9a-f]{6})\b/.exec(wish)?.[1];
  if (hex) return `#${hex.length === 3 ? [...hex].map((digit) => digit + digit).join('') : hex}`;
  const { l, c, h } = oklchOf(now);
  if (/^(?:a (?:bit|little) )?darker$/.test(wish)) return hexOf({ l: l - 0.12, c, h });
  if (/^(?:a (?:bit|little) )?lighter$/.test(wish)) return hexOf({ l: l + 0.12, c, h });
  const named = /^(dark|light)?\s*(\w+)$/.exec(wish);
  const base = named ? colors[named[2]!] : undefined;
  if (!base) return null;
  const found = oklchOf(base);
  return named![1] === 'dark'
    ? hexOf({ ...found, l: found.l - 0.15 })
    : named![1] === 'light'
      ? hexOf({ ...found, l: found.l + 0.18 })
      : base;
}
