import { fontOptions, resolveStyle, stylePacks, type Infographic, type Panel } from '@scenewright/core';
import { withFigureOf, withMore, withWords } from './change-words.js';
import { findPanel } from './find-panel.js';
import { recolored, type ColorPart } from './recolor.js';

/** A changed graphic; null when the clause does not fit it. */
export type Change = (graphic: Infographic) => Infographic | null;
/** A clause in English with its quoted texts taken out, and the way to put them back. */
export interface EnglishClause {
  text: string;
  expand: (part: string) => string;
}

const withPanels = (graphic: Infographic, panels: Panel[]): Infographic => ({
  ...graphic,
  content: { ...graphic.content, panels },
});
const without = ({ content }: Infographic, panel: Panel): Panel[] => content.panels.filter((each) => each !== panel);

/** Texts of the head by the words for them; a graphic has no captions, so what translates so is its subtitle. */
const headTexts: readonly [RegExp, 'title' | 'subtitle' | 'source' | 'kicker'][] = [
  [/^(?:title|headline|heading)$/i, 'title'],
  [/^(?:subtitle|captions?)$/i, 'subtitle'],
  [/^sources?$/i, 'source'],
  [/^kicker$/i, 'kicker'],
];
const headWord = 'title|headline|heading|subtitle|captions?|sources?|kicker';
const headText = (word: string) => headTexts.find(([pattern]) => pattern.test(word))![1];

const parts: readonly [RegExp, ColorPart][] = [
  [/^background$/i, 'background'],
  [/^(?:panels?|cards?)$/i, 'panels'],
  [/^text$/i, 'text'],
  [/^(?:accent|colou?rs?)$/i, 'accent'],
];

const article = '(?:the\\s+)*';
const into = '(?:to|with|into|as|by|in)';

const rules: readonly [string, (groups: (string | undefined)[]) => Change][] = [
  [
    `(?:change|set|make|rename|replace)\\s+${article}(${headWord})\\s+${into}\\s+(.+)`,
    ([word, text]) =>
      (graphic) => ({ ...graphic, content: { ...graphic.content, [headText(word!)]: text } }),
  ],
  [
    `(?:remove|delete|drop)\\s+${article}(subtitle|captions?|sources?|kicker)`,
    ([word]) =>
      (graphic) => {
        const { [headText(word!)]: gone, ...content } = graphic.content;
        return gone === undefined ? null : { ...graphic, content: content as Infographic['content'] };
      },
  ],
  [
    `(?:change|set|rename)\\s+${article}(?:title|headline|heading)\\s+(?:of|in|the)\\s+(.+?)\\s+${into}\\s+(.+)`,
    ([which, text]) =>
      (graphic) => {
        const panel = findPanel(graphic, which!);
        const renamed = (each: Panel): Panel => (each === panel ? { ...each, title: text! } : each);
        return panel ? withPanels(graphic, graphic.content.panels.map(renamed)) : null;
      },
  ],
  [
    '(?:remove|delete|drop|hide)\\s+(.+)',
    ([which]) =>
      (graphic) => {
        const panel = findPanel(graphic, which!);
        return panel ? withPanels(graphic, without(graphic, panel)) : null;
      },
  ],
  [
    '(?:move|put)\\s+(.+?)\\s+(?:to\\s+)?(?:the\\s+)?(top|start|beginning|front|first|bottom|end|last)',
    ([which, where]) =>
      (graphic) => {
        const panel = findPanel(graphic, which!);
        if (!panel) return null;
        const rest = without(graphic, panel);
        const isStart = /top|start|beginning|front|first/i.test(where!);
        return withPanels(graphic, isStart ? [panel, ...rest] : [...rest, panel]);
      },
  ],
  [
    '(?:move|put)\\s+(.+?)\\s+(before|after)\\s+(.+)',
    ([which, side, other]) =>
      (graphic) => {
        const [panel, anchor] = [findPanel(graphic, which!), findPanel(graphic, other!)];
        if (!panel || !anchor || panel === anchor) return null;
        const rest = without(graphic, panel);
        rest.splice(rest.indexOf(anchor) + (side!.toLowerCase() === 'after' ? 1 : 0), 0, panel);
        return withPanels(graphic, rest);
      },
  ],
  [
    'swap\\s+(.+?)\\s+(?:and|with)\\s+(.+)',
    ([one, two]) =>
      (graphic) => {
        const [a, b] = [findPanel(graphic, one!), findPanel(graphic, two!)];
        const swapped = (each: Panel): Panel => (each === a ? b! : each === b ? a! : each);
        return a && b && a !== b ? withPanels(graphic, graphic.content.panels.map(swapped)) : null;
      },
  ],
  [
    '(?:use|switch|change|set|make|turn)\\b.{0,24}?\\b(2d|3d|flat)(?:\\s+(?:style|look|depth))?',
    ([depth]) =>
      (graphic) => {
        const visualStyle = depth!.toLowerCase() === '3d' ? '3d' : '2d';
        return { ...graphic, content: { ...graphic.content, visualStyle } };
      },
  ],
  [
    `(?:use|switch\\s+to|change\\s+to|set|make\\s+it|change|make)\\s+${article}(?:style\\s+)?(?:(?:to|in)\\s+)?([\\w-]+(?:\\s[\\w-]+)?)(?:\\s+(?:style|look))?`,
    ([name]) =>
      (graphic) => {
        const wanted = name!.toLowerCase();
        const pack = stylePacks.find(
          ({ id, name: own }) => id === wanted.replace(/\s+/g, '-') || own.toLowerCase() === wanted,
        );
        return pack ? { ...graphic, style: resolveStyle(pack, { logo: graphic.style.logo }) } : null;
      },
  ],
  [
    `(?:use|set|change|make|switch)\\s+${article}(?:(heading|title|body|text)s?\\s+)?font\\s+(?:${into}\\s+)?(.+)`,
    ([role, name]) =>
      (graphic) => {
        const font = fontOptions.find((each) => each.toLowerCase() === name!.toLowerCase());
        if (!font) return null;
        const which = role === undefined ? ['heading', 'body'] : [/heading|title/i.test(role) ? 'heading' : 'body'];
        const fonts = { ...graphic.style.fonts, ...Object.fromEntries(which.map((key) => [key, font])) };
        return { ...graphic, style: { ...graphic.style, fonts } };
      },
  ],
  [
    `(?:make|set|change|turn|use|put)\\s+${article}(accent|background|panels?|cards?|text|colou?rs?)(?:\\s+colou?r)?\\s+(?:${into}\\s+)?(.+)`,
    ([part, wish]) =>
      (graphic) =>
        recolored(graphic, parts.find(([pattern]) => pattern.test(part!))![1], wish!),
  ],
  [
    `(?:replace|change|rename|set|turn|make)\\s+(.+?)\\s+${into}\\s+(.+)`,
    ([from, to]) =>
      (graphic) =>
        withFigureOf(graphic, from!.replace(/^the\s+/i, ''), to!) ?? withWords(graphic, from!, to!),
  ],
  [
    'add\\s*:?\\s*(?:(?:the|a)\\s+)?(?:panel\\s*)?(?:(?:that\\s+says|saying|with|about|:)\\s*)?(.+)',
    ([text]) =>
      (graphic) =>
        withMore(graphic, text!),
  ],
];

/** What a clause asks for, by the first rule that it fits and that leads to something. */
export function changeOf({ text, expand }: EnglishClause): Change {
  return (graphic) => {
    for (const [pattern, change] of rules) {
      const found = new RegExp(`^(?:please\\s+)?${pattern}$`, 'iu').exec(text.trim());
      const next = found && change(found.slice(1).map((group) => group && expand(group).trim()))(graphic);
      if (next) return next;
    }
    return null;
  };
}
