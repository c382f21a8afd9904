/** Colours by the names that people use, sRGB hex. */
const named: Readonly<Record<string, string>> = {
  black: '#000000', white: '#ffffff', grey: '#868e96', gray: '#868e96', 'light grey': '#e9ecef', 'light gray': '#e9ecef', 'dark grey': '#343a40', 'dark gray': '#343a40', charcoal: '#212529', silver: '#ced4da',
  red: '#e03131', 'dark red': '#8f1d1d', crimson: '#c2255c', maroon: '#6a1b2d', burgundy: '#5c1a2e', coral: '#ff6f59', salmon: '#ff8a75', orange: '#f76707', 'dark orange': '#c2410c', amber: '#f59f00', gold: '#c9a227', yellow: '#fcc419', mustard: '#d4a017',
  lime: '#82c91e', green: '#2f9e44', 'dark green': '#1b4332', 'light green': '#b2f2bb', olive: '#6b705c', forest: '#1b4332', 'forest green': '#1b4332', emerald: '#087f5b', mint: '#c3fae8', teal: '#0c8599', turquoise: '#15aabf', cyan: '#22b8cf',
  blue: '#1971c2', 'light blue': '#d0ebff', 'sky blue': '#74c0fc', 'dark blue': '#0b2545', navy: '#0b1f3a', 'navy blue': '#0b1f3a', 'royal blue': '#2541b2', indigo: '#4263eb', purple: '#7048e8', violet: '#7048e8', 'dark purple': '#3b1f6b', lavender: '#e5dbff', lilac: '#d0bfff',
  pink: '#e64980', 'light pink': '#ffdeeb', 'hot pink': '#e6197f', magenta: '#d6249f', peach: '#ffd8bf', brown: '#7f4f24', chocolate: '#4a2c17', beige: '#f3ead9', cream: '#fbf6e9', ivory: '#fffdf2', sand: '#e6d5b8', tan: '#c8a97e',
}; // prettier-ignore

const names = Object.keys(named).sort((a, b) => b.length - a.length);
export const colourPattern = `#(?:[0-9a-f]{6}|[0-9a-f]{3})(?![0-9a-f])|(?:bright |deep |pure )?(?:${names.join('|')})`;

/** Hex of "navy", "deep blue", "#1a2b3c" or "#abc"; null for what is no colour. */
export function colourOf(text: string): string | null {
  const said = text
    .trim()
    .toLowerCase()
    .replace(/\s+(?:colou?r|tone|shade)$/u, '');
  const digits = /^#([0-9a-f]{3}|[0-9a-f]{6})$/u.exec(said)?.[1];
  if (digits) return `#${digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits}`;
  return named[said] ?? named[said.replace(/^(?:bright|deep|pure|very|rich)\s/u, '')] ?? null;
}
