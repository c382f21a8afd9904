import { hashCheaply, hashPassword, isPassword } from './password.js';

// The tests of a whole server hash at next to no cost, and leave it so.
beforeEach(() => hashCheaply(false));

it('hashes with argon2id at the cost that OWASP asks for at least, with a salt of its own each time', async () => {
  const [one, another] = [await hashPassword('correct horse battery'), await hashPassword('correct horse battery')];
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(another).not.toBe(one);
});

it('knows the password by either hash, in any composition of its letters, and nothing else', async () => {
  const dear = await hashPassword('correct caf\u00e9 battery');
  hashCheaply(true);
  const cheap = await hashPassword('correct caf\u00e9 battery');
  expect(cheap).toMatch(/\$m=64,t=1,p=1\$/);
  for (const hash of [dear, cheap]) {
    expect(await isPassword('correct cafe\u0301 battery', hash)).toBe(true);
    expect(await isPassword('correct cafe battery', hash)).toBe(false);
  }
  expect(await isPassword('', dear)).toBe(false);
  expect(await isPassword('correct caf\u00e9 battery', '')).toBe(false);
});
