// The flags of countries as flat shapes, from Circle Flags (MIT, https://github.com/HatScripts/circle-flags).
//   npm pack @iconify-json/circle-flags@1.2.11 && tar xzf iconify-json-circle-flags-1.2.11.tgz
//   node scripts/flags.mjs package/icons.json
import { readFileSync, writeFileSync } from 'node:fs';

const { icons } = JSON.parse(readFileSync(process.argv[2], 'utf8'));
const english = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
/** Not a code that another has taken the place of: FX, SU. */
const isCurrent = (code) => Intl.getCanonicalLocales(`und-${code}`)[0].toLowerCase() === `und-${code}`;
/** A flag is drawn at the size of a word too: more outlines than this are crumbs there, and cost a frame. */
const mostShapes = 60;
const lines = Object.keys(icons)
  .filter((code) => /^[a-z]{2}$/.test(code) && english.of(code.toUpperCase()) && isCurrent(code))
  .sort()
  .flatMap((code) => {
    // The circle that cuts it out is drawn by who shows it.
    const body = icons[code].body.replace(/<mask.*?<\/mask>/g, '').replace(/ mask="[^"]*"/g, '');
    const shapes = body.match(/<(?:path|circle|ellipse|rect)\b/g)?.length ?? 0;
    return shapes === 0 || shapes > mostShapes ? [] : [`${code}${body}`];
  });
writeFileSync(
  'providers/src/pictures/flags.generated.ts',
  `// Made by scripts/flags.mjs from Circle Flags 1.2.11 (MIT).\nexport const flagBodies = \`\n${lines.join('\n')}\n\`;\n`,
);
console.log(lines.length, lines.join('\n').length);
