import type { Palette } from '../style/style-pack.js';
import type { Infographic } from './infographic.js';
import type { InfographicContent, Panel } from '../scenes/panel.js';

/** A colour of the palette that a graphic shows. */
export interface ColorRole {
  key: string;
  label: string;
  read: (palette: Palette) => string;
  write: (palette: Palette, color: string) => Palette;
}

type Further = 'primary' | 'onPrimary' | 'secondary';
type Plain = Exclude<keyof Palette, 'data' | Further>;
const plain = (key: Plain, label: string): ColorRole => ({
  key,
  label,
  read: (palette) => palette[key],
  write: (palette, color) => ({ ...palette, [key]: color }),
});
const further = (key: Further, label: string, value: string | undefined): ColorRole[] =>
  value === undefined
    ? []
    : [
        {
          key,
          label,
          read: (palette) => palette[key] ?? value,
          write: (palette, color) => ({ ...palette, [key]: color }),
        },
      ];
const data = (index: number): ColorRole => ({
  key: `data${index + 1}`,
  label: `Data ${index + 1}`,
  read: (palette) => palette.data[index]!,
  write: (palette, color) => ({ ...palette, data: palette.data.map((each, at) => (at === index ? color : each)) }),
});

/** The colours that the drawing of a graphic uses, and no others: a setting must have an effect. */
export function usedColors({ content, style: { palette } }: Pick<Infographic, 'content' | 'style'>): ColorRole[] {
  const { panels } = content;
  const drawn = panels.some((panel) => panel.kind !== 'image');
  // One or two panels stand on the ground itself.
  const cards = drawn && panels.length > 2;
  const roles = [
    plain('background', 'Background'),
    ...(cards ? [plain('surface', 'Panels')] : []),
    plain('text', 'Text'),
    ...(drawn || content.source ? [plain('muted', 'Quiet text')] : []),
    ...further('primary', 'Primary', palette.primary),
    ...further('onPrimary', 'On the primary', palette.onPrimary),
    ...further('secondary', 'Secondary', palette.secondary),
    plain('accent', 'Accent'),
    ...(writesOnAccent(content, palette) ? [plain('onAccent', 'On the accent')] : []),
  ];
  const series = Math.max(0, ...panels.map(seriesOf));
  for (let index = 0; index < Math.min(5, series); index += 1) roles.push(data(index));
  const outcomes = panels.flatMap(outcomesOf);
  if (outcomes.includes('good')) roles.push(plain('positive', 'Good'));
  if (outcomes.includes('bad')) roles.push(plain('negative', 'Bad'));
  return roles;
}

/** A head on a field of colour does unless that is the primary one; numbers of steps and the marks of winners always. */
const writesOnAccent = ({ panels }: InfographicContent, { primary }: Palette): boolean =>
  primary === undefined ||
  panels.some(
    (panel) => panel.kind === 'steps' || (panel.kind === 'versus' && panel.measures?.some(({ better }) => better)),
  );

/** How many data colours a panel tells apart; bars and single lines need only the accent. */
function seriesOf(panel: Panel): number {
  if (panel.kind === 'share') return panel.items.filter(({ rest }) => !rest).length;
  // By their measures two sides are told apart by their place.
  if (panel.kind === 'versus') return panel.measures || panel.traits ? 0 : 2;
  if (panel.kind === 'line' && panel.series.length > 1 && !panel.series.some((one) => one.highlight))
    return panel.series.length;
  return 0;
}

function outcomesOf(panel: Panel): (string | undefined)[] {
  if (panel.kind === 'figures')
    return panel.items.map((item) => (item.trend && item.trend !== 'flat' ? item.sentiment : undefined));
  if (panel.kind === 'change') return [panel.sentiment];
  if (panel.kind === 'list') return [panel.mark];
  return [];
}
