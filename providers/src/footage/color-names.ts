/** Colours by name as cloth, hair and fur have them: a little muted, so that figures sit in drawn light. */
const named: Record<string, string> = {
  red: '#c8403a', crimson: '#a92b3c', scarlet: '#d33a2c', orange: '#e0812f', yellow: '#f0c02f', golden: '#dba63a',
  gold: '#d9a437', green: '#4c9a58', emerald: '#2f8f63', olive: '#7d8244', mint: '#8fd0b0', teal: '#2f8c8c',
  turquoise: '#3fb3b0', cyan: '#45b5cf', blue: '#3f6fb5', navy: '#27395f', sky: '#7fb8df', purple: '#7a4fa3',
  violet: '#8558b5', lilac: '#b79ad0', pink: '#e58aa8', magenta: '#c2408a', rose: '#d9708a', brown: '#7a5236',
  chestnut: '#7d4a2e', tan: '#c9a173', beige: '#d8c6a5', cream: '#f1e6cf', white: '#f2efe8', ivory: '#f0e8d6',
  silver: '#c6cbd1', grey: '#8d9299', gray: '#8d9299', black: '#2b2b33', copper: '#b5663a', bronze: '#9a6b3a',
  blond: '#dcb765', blonde: '#dcb765', ginger: '#b8552b', maroon: '#7a2f37', lavender: '#b7a3d8', peach: '#f0b090',
  // French, German, Spanish.
  rouge: '#c8403a', jaune: '#f0c02f', vert: '#4c9a58', verte: '#4c9a58', bleu: '#3f6fb5', bleue: '#3f6fb5',
  noir: '#2b2b33', noire: '#2b2b33', blanc: '#f2efe8', blanche: '#f2efe8', gris: '#8d9299', rot: '#c8403a',
  rote: '#c8403a', roten: '#c8403a', gelb: '#f0c02f', gelbe: '#f0c02f', gelben: '#f0c02f', grün: '#4c9a58',
  grüne: '#4c9a58', grünen: '#4c9a58', blau: '#3f6fb5', blaue: '#3f6fb5', blauen: '#3f6fb5', schwarz: '#2b2b33',
  schwarze: '#2b2b33', weiß: '#f2efe8', weiße: '#f2efe8', rojo: '#c8403a', roja: '#c8403a', amarillo: '#f0c02f',
  amarilla: '#f0c02f', verde: '#4c9a58', azul: '#3f6fb5', negro: '#2b2b33', negra: '#2b2b33', blanco: '#f2efe8',
  blanca: '#f2efe8',
}; // prettier-ignore

const word = Object.keys(named)
  .sort((a, b) => b.length - a.length)
  .join('|');
/** A colour in words or as #rrggbb, with "dark", "light" or "bright" before it. */
export const colorPattern = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:(dark|deep|light|pale|bright)[ -])?(?:(${word})|(#[0-9a-f]{6}))(?![\\p{L}\\p{N}])`,
  'iu',
);

export function colorOf(match: RegExpMatchArray): string {
  const base = (match[3] ?? named[match[2]!.toLowerCase()]!).toLowerCase();
  const how = match[1]?.toLowerCase();
  if (how === 'dark' || how === 'deep') return mixed(base, '#14141f', 0.36);
  if (how === 'light' || how === 'pale') return mixed(base, '#ffffff', 0.4);
  return base;
}

export function findColor(text: string): string | null {
  const match = colorPattern.exec(text);
  return match ? colorOf(match) : null;
}

export function mixed(from: string, to: string, share: number): string {
  const at = (hex: string, i: number): number => parseInt(hex.slice(i, i + 2), 16);
  return `#${[1, 3, 5]
    .map((i) =>
      Math.round(at(from, i) + (at(to, i) - at(from, i)) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}
