// @cost 4
import { briefOf } from '@scenewright/core/testing';
import { onScreenText } from '@scenewright/core/timing';
import { planStory } from '../storyboard/plan-story.js';
import { maxDocumentCharacters, readDocument } from './read-document.js';

/** A PDF of pages of lines, as plain as it can be: one font, one stream a page. */
function pdfOf(pages: readonly (readonly string[])[]): Uint8Array {
  const objects = ['<< /Type /Catalog /Pages 2 0 R >>', '', '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>'];
  const kids = pages.map((lines) => {
    const text = lines.map((line) => `(${line.replace(/[\\()]/gu, String.raw`\$&`)}) Tj T*`).join(' ');
    const stream = `BT /F1 11 Tf 14 TL 60 780 Td ${text} ET`;
    objects.push(`<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`);
    objects.push(`<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${objects.length} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`); // prettier-ignore
    return `${objects.length} 0 R`;
  });
  objects[1] = `<< /Type /Pages /Count ${kids.length} /Kids [${kids.join(' ')}] >>`;
  let file = '%PDF-1.4\n';
  const places = objects.map((body, index) => {
    const at = file.length;
    file += `${index + 1} 0 obj\n${body}\nendobj\n`;
    return `${String(at).padStart(10, '0')} 00000 n \n`;
  });
  const end = file.length;
  return new TextEncoder().encode(
    `${file}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}trailer << /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${end}\n%%EOF\n`,
  );
}

const towns = ['Alder Bay', 'Brockton', 'Calder', 'Dunmore', 'Eastleigh', 'Fernhill', 'Garrow', 'Holt'];
const offices = ['water', 'roads', 'schools', 'housing', 'energy', 'health', 'parks', 'libraries'];
const first = [
  'Annual report of the county of Merrow, 2024',
  'Summary',
  'The county spent 412 million euros in 2024, 6% more than in 2023.',
  'Water losses fell from 19% to 14% after 120 km of pipes were renewed.',
  'In 2025 the county will build 900 homes.',
];
const last = ['Outlook', 'From 2026 on 45 ferries will run on electricity alone.'];
const chapters = Array.from({ length: 298 }, (_, page) => [
  `Chapter ${1 + Math.floor(page / 10)}: ${offices[Math.floor(page / 10) % 8]} in ${towns[page % 8]}`,
  ...Array.from({ length: 38 }, (_line, line) => `In ${towns[(page + line) % 8]} the ${offices[(page * 3 + line) % 8]} office wrote letter ${100 + page * 7 + line} to its visitors.`), // prettier-ignore
]);

test('of a report of 300 pages the first and the last are read, and the film tells what it found', async () => {
  const document = await readDocument(pdfOf([first, ...chapters, last]), 'application/pdf', 'merrow.pdf');
  if (document.kind !== 'text') throw new Error('no text');
  expect(document.extract).toEqual({ read: expect.any(Number), of: 300, unit: 'pages' });
  expect(document.extract!.read).toBeGreaterThan(50);
  expect(document.text.length).toBeLessThan(maxDocumentCharacters * 1.1);
  expect([document.text.includes(first[2]!), document.text.includes(last[1]!)]).toEqual([true, true]);

  const plan = (prompt: string) => planStory(briefOf(prompt, { durationSeconds: 40, documents: [document] }));
  const planned = plan('Summarise this report in 40 seconds.');
  const shown = planned.scenes.flatMap((scene) => onScreenText(scene)).join('\n');
  expect(planned.title).toBe('Annual report of the county of Merrow, 2024');
  for (const figure of ['412 million', '19%', '14%', '900']) expect(shown).toContain(figure);
  expect(planned.warnings).toContainEqual({
    code: 'document_condensed',
    message: expect.stringMatching(/"merrow\.pdf" is too long to be read in full: \d+ of its 300 pages/u),
  });

  // What the prompt names is found behind what was not read in full.
  const asked = plan('What does this report say about ferries? 20 seconds.');
  expect(asked.scenes.flatMap((scene) => onScreenText(scene)).join('\n')).toContain('45');
});

test('a text of more characters than are kept says how many', async () => {
  const text = 'The mill has 4 wheels. '.repeat(10_000);
  expect(await readDocument(new TextEncoder().encode(text), 'text/plain', 'mill.txt')).toMatchObject({
    extract: { read: maxDocumentCharacters, of: text.length, unit: 'characters' },
  });
});
