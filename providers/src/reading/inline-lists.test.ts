import { breakInlineLists } from './inline-lists.js';

test.each([
  [
    '이달의 빵: 1위 소금빵 320개 2위 단팥빵 210개 3위 크루아상 95개',
    '이달의 빵:\n1. 소금빵 320개\n2. 단팥빵 210개\n3. 크루아상 95개',
  ],
  ['人気のパン 1位 塩パン、2位 あんぱん、3位 クロワッサン', '人気のパン\n1. 塩パン\n2. あんぱん\n3. クロワッサン'],
])('places that count up are the points of a list: %s', (line, list) => {
  expect(breakInlineLists(line).replace(/\s+\n/gu, '\n')).toBe(list);
});

test('a place alone is none', () => {
  expect(breakInlineLists('우리 팀이 1위 자리를 지켰어요')).toBe('우리 팀이 1위 자리를 지켰어요');
});

test('three points of several words behind bare numbers are a list, three counts are none', () => {
  expect(breakInlineLists('New string: 1 loosen the old one 2 pull out the pin 3 push in the end').split('\n')).toHaveLength(4); // prettier-ignore
  expect(breakInlineLists('1 cat 2 dogs 3 hens').split('\n')).toHaveLength(1);
});

test('Chinese steps counted up within one paragraph are a list', () => {
  expect(breakInlineLists('换盆。第一步，停水三天。第二步，剪掉烂根。第三步，浇透。').split('\n')).toEqual(['换盆。', '1. 停水三天。', '2. 剪掉烂根。', '3. 浇透。']); // prettier-ignore
  expect(breakInlineLists('这是第一步，也是最难的一步。')).toBe('这是第一步，也是最难的一步。');
});
