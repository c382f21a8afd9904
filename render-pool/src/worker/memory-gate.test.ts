import { MemoryGate } from './memory-gate.js';

const settled = async (promise: Promise<unknown>): Promise<boolean> =>
  Promise.race([promise.then(() => true), new Promise<boolean>((resolve) => setImmediate(() => resolve(false)))]);

test('work enters as long as it fits, and in order', async () => {
  const gate = new MemoryGate(100);
  const leave = await gate.enter(60);
  const second = gate.enter(60);
  const third = gate.enter(10);
  expect(await settled(second)).toBe(false);
  expect(await settled(third)).toBe(false);
  leave();
  expect(await settled(second)).toBe(true);
  expect(await settled(third)).toBe(true);
});

test('work larger than everything enters alone', async () => {
  const gate = new MemoryGate(100);
  const leave = await gate.enter(500);
  const second = gate.enter(1);
  expect(await settled(second)).toBe(false);
  leave();
  leave();
  expect(await settled(second)).toBe(true);
});

test('who gives up waiting does not hold up the others', async () => {
  const gate = new MemoryGate(100);
  await gate.enter(50);
  const abort = new AbortController();
  const large = gate.enter(80, abort.signal);
  const small = gate.enter(20);
  abort.abort(new Error('enough'));
  await expect(large).rejects.toThrow('enough');
  expect(await settled(small)).toBe(true);
});
