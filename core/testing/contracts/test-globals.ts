/** The part of jest's globals that the contract suites use; read when a suite runs, not when it is imported. */
interface Matchers {
  toBe(value: unknown): void;
  toEqual(value: unknown): void;
  toMatchObject(value: object): void;
  toMatch(pattern: RegExp): void;
  toContain(value: unknown): void;
  toHaveLength(length: number): void;
  toBeGreaterThan(value: number): void;
  toBeGreaterThanOrEqual(value: number): void;
  toBeLessThan(value: number): void;
  toBeLessThanOrEqual(value: number): void;
  toBeUndefined(): void;
  rejects: { toThrow(): Promise<void>; toBe(value: unknown): Promise<void> };
  not: Matchers;
}
interface TestGlobals {
  describe(name: string, suite: () => void): void;
  test(name: string, run: () => Promise<void> | void, timeout?: number): void;
  afterAll(run: () => Promise<void> | void): void;
  expect(value: unknown): Matchers;
}

const globals = globalThis as unknown as TestGlobals;

export const describe: TestGlobals['describe'] = (name, suite) => globals.describe(name, suite);
export const test: TestGlobals['test'] = (name, run, timeout) => globals.test(name, run, timeout);
export const afterAll: TestGlobals['afterAll'] = (run) => globals.afterAll(run);
export const expect: TestGlobals['expect'] = (value) => globals.expect(value);

/** A signal that is aborted already, and its reason. */
export function abortedSignal(): { signal: AbortSignal; reason: Error } {
  const reason = new Error('the user changed their mind');
  return { signal: AbortSignal.abort(reason), reason };
}
