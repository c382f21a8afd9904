// What the languages that emojibase-data lacks call the things that pictures are drawn of, from the annotations of CLDR.
//   npm pack cldr-annotations-full@48.2.0 && tar xzf cldr-annotations-full-48.2.0.tgz
//   node scripts/picture-names.mjs package/annotations
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const folder = process.argv[2];
const languages = ['ar', 'he', 'id', 'tr'];
const load = createRequire(import.meta.url);
const drawn = load('@iconify-json/fluent-emoji-flat/icons.json').icons;
/** Animals, food, places and travel, activities, objects: as in `providers/src/pictures/keywords.ts`. */
const groups = new Set([3, 4, 5, 6, 7]);
const tooFine =
  /oclock|-thirty|quarter|waxing|waning|new-moon|-face$|speaker-|-suit$|joker|letters$|japanese-|tanabata|pine-decoration|love-hotel/u;
const nameInSet = (label) =>
  label.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/[’'.:]/gu, '').replace(/[^a-z\d]+/gu, '-').replace(/^-|-$/gu, ''); // prettier-ignore
/** Longer names describe the drawing, not the thing. */
const mostWords = 2;

for (const language of languages) {
  const { annotations } = JSON.parse(readFileSync(join(folder, language, 'annotations.json'), 'utf8')).annotations;
  const lines = new Map();
  for (const { label, hexcode, group } of load('emojibase-data/en/compact.json')) {
    const name = nameInSet(label);
    if (!groups.has(group) || !(name in drawn) || tooFine.test(name)) continue;
    const codes = hexcode.split('-').map((code) => Number.parseInt(code, 16)).filter((code) => code !== 0xfe0f); // prettier-ignore
    const said = annotations[String.fromCodePoint(...codes)]?.tts?.[0]?.toLocaleLowerCase(language);
    if (!said || /[,:]/u.test(said) || said.split(' ').length > mostWords || lines.has(said)) continue;
    lines.set(said, name);
  }
  const text = [...lines].map(([said, name]) => `${name}: ${said}`).join('\n');
  writeFileSync(
    `providers/src/languages/${language}/picture-names.generated.ts`,
    `// Made by scripts/picture-names.mjs from the annotations of CLDR 48.2 (Unicode-3.0).\nexport const pictureNames = \`\n${text}\n\`;\n`,
  );
  console.log(language, lines.size, text.length);
}
