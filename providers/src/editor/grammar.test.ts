import type { Infographic } from '@scenewright/core/infographics';
import { planInfographic } from '../infographic/plan-infographic.js';
import { editRule, type EditRule } from './edit-rule.js';
import { bestReading, readInstruction } from './grammar.js';

const graphic: Infographic = planInfographic({
  ...{ prompt: 'Revenue grew 24% to $4.2M.', documents: [], images: [], brand: null, style: null },
  ...{ backgroundColor: null, visualStyle: null, seed: 1 },
});
const titled = (title: string) => ({ ...graphic, content: { ...graphic.content, title } });
const rule = (id: string, score: number, title: string): EditRule =>
  editRule({ id, score, examples: [], infographic: () => ({ done: `Title ${title}`, graphic: titled(title) }) });
const refusing = editRule({ id: 'no', score: 0.8, examples: [], infographic: () => ({ refused: 'It is fixed.' }) });
const best = (...rules: EditRule[]) =>
  bestReading(readInstruction('improve it', 'en').clauses[0]!, rules, { target: 'infographic', graphic });

test('the rule that is surest is carried out, in whatever order rules stand', () => {
  const rules = [rule('a', 0.6, 'A'), rule('b', 0.8, 'B'), rule('c', 0.7, 'C')];
  expect([best(...rules)!.rule.id, best(...rules.toReversed())!.rule.id]).toEqual(['b', 'b']);
});

test('what two rules read as surely in different ways is refused with both readings', () => {
  const { read } = best(rule('a', 0.8, 'A'), rule('b', 0.8, 'B'))!;
  expect(read).toEqual({ score: 0.8, refused: expect.stringContaining('It can mean "Title A" or "Title B"') });
});

test('two rules that would do the same are not in each other’s way', () => {
  expect(best(rule('a', 0.8, 'A'), rule('b', 0.8, 'A'))!.read).toMatchObject({ done: 'Title A' });
});

test('what can be done comes before what is refused as surely', () => {
  expect(best(refusing, rule('a', 0.8, 'A'))!.rule.id).toBe('a');
  expect(best(refusing, rule('a', 0.6, 'A'))!.read).toEqual({ score: 0.8, refused: 'It is fixed.' });
});

test('what no rule reads is read by none', () => {
  expect(best(editRule({ id: 'deaf', score: 1, examples: [], infographic: () => null }))).toBeNull();
});

test('an instruction is read once: languages, clauses, quoted texts and links', () => {
  const { languages, clauses } = readInstruction(
    'Ändere den Titel zu „Alles neu“ und nimm https://example.com/a.mp3 als Musik',
    'en',
  );
  expect(languages[0]).toBe('de');
  expect(clauses.map(({ said }) => said)).toEqual([
    'Ändere den Titel zu Alles neu',
    'nimm https://example.com/a.mp3 als Musik',
  ]);
  expect(clauses.map(({ readings }) => readings[0]!.clause.link)).toEqual([
    null,
    { url: 'https://example.com/a.mp3', role: 'music', token: '⟦1⟧' },
  ]);
});
