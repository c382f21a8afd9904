import { NewerRecord, StoredForm, unchanged } from './stored-form.js';

interface Pot {
  colour: string;
  litres: number;
}
const form = new StoredForm<Pot>('pot', [
  // Pots had a volume in millilitres.
  ({ volume, ...pot }) => ({ ...pot, litres: Number(volume) / 1000 }),
  unchanged,
  // The first ones had no colour.
  (pot) => ({ colour: 'clay', ...pot }),
]);

it('a record is stored with its version and read without it', () => {
  const stored = form.write({ colour: 'red', litres: 2 });
  expect(JSON.parse(stored)).toEqual({ v: 3, colour: 'red', litres: 2 });
  expect(form.read(stored)).toEqual({ colour: 'red', litres: 2 });
});

it.each([
  ['before there were versions', '{"volume":1500}', { colour: 'clay', litres: 1.5 }],
  ['of the first version', '{"v":1,"litres":2}', { colour: 'clay', litres: 2 }],
  ['of the second', '{"v":2,"litres":3,"colour":"blue"}', { colour: 'blue', litres: 3 }],
])('a record %s is brought forward step by step', (_when, stored, pot) => {
  expect(form.read(stored)).toEqual(pot);
  expect(form.read(form.write(form.read(stored)))).toEqual(pot);
});

it('a record of a later version is refused, with the remedy', () => {
  const read = () => form.read('{"v":4,"litres":1,"colour":"blue"}');
  expect(read).toThrow(NewerRecord);
  expect(read).toThrow('A pot was stored in version 4; this node knows 3. Update this node.');
});
