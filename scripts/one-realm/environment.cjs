/**
 * The world of all test files of a worker: Node itself, not a sandbox for each file. Jest's sandbox looks each global
 * (`Map`, `Math`, `RegExp`) up through a proxy and evaluates every module anew in each file, which was half of what
 * the run cost. What a file changes on `globalThis` and in `process.env` is taken back when it ends, and so are the
 * globals of its project; what it adds to `globalThis` itself stays, for there are modules that keep their state there (class-validator). A file that needs a sandbox
 * of its own says `@jest-environment node` in its first comment.
 */
const { AsyncLocalStorage } = require('node:async_hooks');
const { ModernFakeTimers } = require('@jest/fake-timers');
const { ModuleMocker } = require('jest-mock');

/** What jest's sandbox gives under these symbols, so that its own code goes on when a file replaces the globals. */
const natives = {
  'jest-native-promise': Promise,
  'jest-native-now': Date.now.bind(Date),
};

/**
 * Storages that a file has entered. Node carries each that was ever entered along with every promise, and jest's runner
 * makes one for each file: after 200 files a test that waits was a hundred times slower than in the first. Left when the
 * file ends; who enters one again enables it again.
 */
const entered = new Set();
for (const name of ['run', 'enterWith']) {
  const enter = AsyncLocalStorage.prototype[name];
  AsyncLocalStorage.prototype[name] = function (...args) {
    entered.add(this);
    return enter.apply(this, args);
  };
}

class OneRealm {
  /** Says to the runtime that modules may be kept. */
  keepsModules = true;
  global = globalThis;

  constructor({ projectConfig }) {
    const { customExportConditions, ...globals } = projectConfig.testEnvironmentOptions;
    this.conditions = customExportConditions ?? ['node', 'node-addons'];
    this.before = {
      globals: Object.getOwnPropertyDescriptors(globalThis),
      env: { ...process.env },
      exit: process.exit,
    };
    for (const [name, value] of Object.entries(natives)) globalThis[Symbol.for(name)] ??= value;
    const given = { ...globals, ...structuredClone(projectConfig.globals) };
    this.added = Object.keys(given).filter((name) => !(name in globalThis));
    Object.assign(globalThis, given);
    this.moduleMocker = new ModuleMocker(globalThis);
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
  }

  exportConditions() {
    return this.conditions;
  }

  /** None: the context is that of the process. */
  getVmContext() {
    return undefined;
  }

  async setup() {}

  async teardown() {
    this.fakeTimersModern.dispose();
    for (const storage of entered) storage.disable();
    entered.clear();
    process.exit = this.before.exit;
    for (const name of this.added) delete globalThis[name];
    for (const name of Object.keys(process.env)) if (!(name in this.before.env)) delete process.env[name];
    Object.assign(process.env, this.before.env);
    for (const [name, was] of Object.entries(this.before.globals)) {
      if (was.configurable) Object.defineProperty(globalThis, name, was);
    }
  }
}
module.exports = OneRealm;
