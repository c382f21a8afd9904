import { seal, sealingKeyOf, unseal, type Sealed } from './envelope.js';
import { deriveSecretKey, newSecretKeyText, SecretKeyError } from './secret-key.js';

const key = deriveSecretKey('a text of at least 32 characters of chance');
const secret = 'whsec_gäheim';

describe('the envelope of a stored secret', () => {
  it('opens with the same key for the same holder, and never looks the same twice', () => {
    const [one, other] = [seal(key, 'row/1', secret), seal(key, 'row/1', secret)];
    expect(unseal(key, 'row/1', one)).toBe(secret);
    expect(one).not.toBe(other);
    expect(one.split('.').at(-1)).not.toBe(other.split('.').at(-1));
    expect(unseal(key, 'row/1', seal(key, 'row/1', ''))).toBe('');
  });

  it('names its key, and a text in the clear names none', () => {
    expect(sealingKeyOf(seal(key, 'row/1', secret))).toBe(key.id);
    for (const clear of [secret, '', 'sealed.1.x', `sealed.1.${key.id}`]) expect(sealingKeyOf(clear)).toBeNull();
  });

  it('does not open in another row, nor with another key that claims to be this one', () => {
    const sealed = seal(key, 'row/1', secret);
    expect(() => unseal(key, 'row/2', sealed)).toThrow(SecretKeyError);
    const other = { ...deriveSecretKey(newSecretKeyText()), id: key.id };
    expect(() => unseal(other, 'row/1', sealed)).toThrow(SecretKeyError);
  });

  it('does not open when any character of it was changed, or its tag was cut', () => {
    const sealed = seal(key, 'row/1', secret);
    const parts = sealed.split('.');
    for (const part of [2, 3, 4, 5]) {
      const text = parts[part] as string;
      // The last character of Base64 may hold bits that mean nothing: the one before is looked at.
      const changed = text.slice(0, -2) + (text.at(-2) === 'a' ? 'b' : 'a') + text.slice(-1);
      const forged = parts.with(part, changed).join('.') as Sealed;
      const withItsId = { ...key, id: forged.split('.')[2] as string };
      expect(() => unseal(withItsId, 'row/1', forged)).toThrow(SecretKeyError);
    }
    const short = parts.with(4, (parts[4] as string).slice(0, 6)).join('.') as Sealed;
    expect(() => unseal(key, 'row/1', short)).toThrow(SecretKeyError);
  });

  it('takes one key from one text, with an id that is not part of it', () => {
    expect(deriveSecretKey('x'.repeat(32))).toEqual(deriveSecretKey('x'.repeat(32)));
    expect(deriveSecretKey('x'.repeat(33)).id).not.toBe(deriveSecretKey('x'.repeat(32)).id);
    expect(key.bytes).toHaveLength(32);
    expect(key.bytes.toString('hex')).not.toContain(key.id);
  });
});
