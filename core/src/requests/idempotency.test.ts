import fc from 'fast-check';
import { idempotencyLifetime, judgeRepeat, requestFingerprint } from './idempotency.js';

const plain = (data: string | Uint8Array) => String(data);

describe('Idempotency-Key', () => {
  const remembered = { fingerprint: 'f', status: 202, body: '{"id":"vid_1"}', createdAt: 1000 };

  it('repeats the first answer for a day, and starts anew after it', () => {
    expect(judgeRepeat(remembered, 'f', 1000 + idempotencyLifetime - 1)).toEqual({
      kind: 'replay',
      status: 202,
      body: '{"id":"vid_1"}',
    });
    expect(judgeRepeat(remembered, 'f', 1000 + idempotencyLifetime)).toEqual({ kind: 'new' });
  });

  it('refuses another body under the same key', () => {
    expect(judgeRepeat(remembered, 'g', 2000)).toEqual({ kind: 'reused' });
  });

  it('does not see the order of properties, and sees every value', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (body) => {
        const turned = Object.fromEntries(Object.entries(body).reverse());
        expect(requestFingerprint('POST', '/v1/videos', turned, plain)).toBe(
          requestFingerprint('POST', '/v1/videos', body, plain),
        );
      }),
    );
    expect(requestFingerprint('POST', '/a', { x: [1, 2] }, plain)).not.toBe(
      requestFingerprint('POST', '/a', { x: [2, 1] }, plain),
    );
  });
});
