import { asPrinted } from './typed-forms.js';

describe('what keyboards make, as it is printed', () => {
  test.each([
    ['地铁7号线12月28日6:05开通,新增5站,全长9.4公里', '地铁7号线12月28日6:05开通，新增5站，全长9.4公里'],
    ['保育士さん募集!! 定員40名(年齢不問), 電話0299-555', '保育士さん募集！！ 定員40名（年齢不問）、電話0299-555'],
    ['【日時】11月18日(火)', '日時：11月18日（火）'],
    ['Visit Kyoto (京都), then Nara: 2 days.', 'Visit Kyoto (京都), then Nara: 2 days.'],
  ])(
    'marks between Chinese and Japanese signs are full-width, those of figures and of other scripts stay: %s',
    (typed, printed) => {
      expect(asPrinted(typed)).toBe(printed);
    },
  );

  test.each([
    ['・対象:A棟\n・理由:清掃', '- 対象：A棟\n- 理由：清掃'],
    ['✅ free entry\n✅ hot soup', '- free entry\n- hot soup'],
    ['🍎 apples\n🥛 milk\n🍞 bread', '- apples\n- milk\n- bread'],
    [
      '1 Turn the heating off\n2 Hold a cloth under it\n3 Turn the key',
      '1. Turn the heating off\n2. Hold a cloth under it\n3. Turn the key',
    ],
    ['3 Teddy (88)\n2 Luna (119)\n1 Charlie (126)', '3. Teddy (88)\n2. Luna (119)\n1. Charlie (126)'],
  ])('lines with the same mark are points of a list: %s', (typed, printed) => {
    expect(asPrinted(typed)).toBe(printed);
  });

  test.each([
    '★ Summer party',
    '1 kg flour\n2 eggs\n250 ml milk',
    '2 adults\n3 children',
    '4 tables\n3 chairs\n2 lamps',
    'black and/or white / grey / blue / red',
  ])('a lone mark, quantities and short alternatives make no list: %s', (typed) => {
    expect(asPrinted(typed)).not.toMatch(/^(?:- |\d\. )/mu);
  });

  it('parts between strokes stand on their own lines, behind what leads to them', () => {
    expect(asPrinted('Cyclists per month: Jan 812 | Feb 905 | Mar 1,190').split('\n')).toEqual(['Cyclists per month:', 'Jan 812', 'Feb 905', 'Mar 1,190']); // prettier-ignore
    expect(
      asPrinted('Keep to these: check the full address / hover before you click / never share a password / report it within 15 min. Dry humour.'),
    ).toBe('Keep to these:\n- check the full address\n- hover before you click\n- never share a password\n- report it within 15 min.\n\nDry humour.'); // prettier-ignore
  });

  it('rows of a table and code stay as they are', () => {
    for (const typed of ['Side|A|B\nCrew|3|2\nDays|4|1', '| a | b |\n| - | - |\n| 1 | 2 |', '```\na | b | c\n```'])
      expect(asPrinted(typed)).toBe(typed);
  });
});
