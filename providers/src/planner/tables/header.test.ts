import { readHeader } from './header.js';

test.each([
  ['revenue_2024_eur', { name: 'Revenue', unit: 'currency:EUR', period: '2024' }],
  ['Umsatz 2023 (EUR)', { name: 'Umsatz', unit: 'currency:EUR', period: '2023' }],
  ['Sales in £', { name: 'Sales', unit: 'currency:GBP', period: '' }],
  ['Rain mm', { name: 'Rain', unit: 'mm', suffix: 'mm', period: '' }],
  ['sunshine_hours', { name: 'Sunshine', unit: 'h', suffix: 'hours' }],
  ['Share (%)', { name: 'Share', unit: 'percent', suffix: '' }],
  ['Visitors 2024', { name: 'Visitors', unit: '', period: '2024' }],
  ['Q3 2024', { name: '', unit: '', period: 'Q3 2024' }],
  ['Revenue (k€)', { name: 'Revenue', unit: '', suffix: 'k€' }],
  ['Month', { name: 'Month', unit: '' }],
])('the head %j says its measure, unit and time', (head, expected) => {
  expect(readHeader(head)).toMatchObject(expected);
});
