import fc from 'fast-check';
import { decodeWav, encodeWav, wavHeader } from './wav.js';

describe('WAVE files', () => {
  test('samples survive writing and reading to within half a 16-bit step', () => {
    fc.assert(
      fc.property(
        fc.array(fc.float({ min: -1, max: 1, noNaN: true }), { minLength: 1, maxLength: 200 }),
        fc.integer({ min: 1, max: 4 }),
        (values, count) => {
          const channels = Array.from({ length: count }, (_, c) => Float32Array.from(values, (v) => v / (c + 1)));
          const back = decodeWav(encodeWav({ sampleRate: 48000, channels }));
          expect(back.sampleRate).toBe(48000);
          expect(back.channels).toHaveLength(count);
          channels.forEach((samples, c) =>
            samples.forEach((x, i) => expect(Math.abs(back.channels[c]![i]! - x)).toBeLessThan(1 / 16384)),
          );
        },
      ),
    );
  });

  test('float samples are read as they are', () => {
    const samples = Float32Array.from([0.25, -1.5, 3]);
    const header = wavHeader({ sampleRate: 44100, channels: 1, frames: 3, encoding: 'float32' });
    const file = new Uint8Array(header.length + 12);
    file.set(header);
    file.set(new Uint8Array(samples.buffer), header.length);
    expect([...decodeWav(file).channels[0]!]).toEqual([0.25, -1.5, 3]);
  });

  test('a file whose header promises more samples than there are gives those that are there', () => {
    const whole = encodeWav({ sampleRate: 8000, channels: [new Float32Array(100).fill(0.5)] });
    expect(decodeWav(whole.subarray(0, 44 + 60)).channels[0]).toHaveLength(30);
  });

  test('anything else is refused, and never by another error than RangeError', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 120 }), (bytes) => {
        expect(() => decodeWav(bytes)).toThrow(RangeError);
      }),
    );
  });
});
