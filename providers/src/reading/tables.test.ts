import { takeTables } from './tables.js';

describe('tables in a prompt', () => {
  it('are lines of delimited values', () => {
    const { rest, tables } = takeTables('Our year\nMonth,Users\nJan,120\nFeb,180');
    expect(tables).toEqual([expect.objectContaining({ columns: ['Month', 'Users'], rows: [['Jan', '120'], ['Feb', '180']] })]); // prettier-ignore
    expect(rest.trim()).toBe('Our year');
  });

  it('are not made of quotations with a name and an age', () => {
    const voices = '"Best school in town, passed at once." Melek, 18\n"Very patient, even with me." Finn, 19\n"Theory was fun." Carolin, 24'; // prettier-ignore
    expect(takeTables(voices)).toEqual({ rest: voices, tables: [] });
  });

  it('have rows of words where bars part the cells', () => {
    const { tables } = takeTables('Side|A|B\nCrew|3|2\nError|±5mm|±30mm\nSetting|dry|wet');
    expect(tables[0]!.rows.map((row) => row[0])).toEqual(['Crew', 'Error', 'Setting']);
  });
});
