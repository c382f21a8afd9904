/**
 * Jest's loader of modules, kept from file to file of a worker: what stands in a package's `src` or in `node_modules`
 * is compiled and evaluated once. Tests and their helpers are evaluated anew in each file. Reaches into jest-runtime,
 * whose version is pinned; `test/architecture/one-realm.test.ts` says what must hold.
 */
const { sep } = require('node:path');
const { fileURLToPath } = require('node:url');
const { compileFunction } = require('node:vm');
const { default: Runtime } = require('jest-runtime');

/** One loader for each project of jest's configuration: their globals differ. */
const kept = new Map();

class OneRealmRuntime extends Runtime {
  constructor(config, environment, resolver, transformer, cacheFS, coverageOptions, testPath, globalConfig) {
    const known = environment.keepsModules && kept.get(config.id);
    if (known) return known.take(testPath, environment);
    super(config, environment, resolver, transformer, cacheFS, coverageOptions, testPath, globalConfig);
    if (!environment.keepsModules) return;
    kept.set(config.id, this);
    this.esmLoader.getContext = () => undefined;
    this.executor.compile = (source, filename) => this.compileInProcess(source, filename);
  }

  /** The loader, for the next file. */
  take(testPath, environment) {
    this._testPath = testPath;
    this.esmLoader.testPath = testPath;
    this.executor.testPath = testPath;
    this._environment = environment;
    this._moduleMocker = environment.moduleMocker;
    this.jestGlobals.moduleMocker = environment.moduleMocker;
    this.jestGlobals.environment = environment;
    this.jestGlobals.fakeTimersImpl = environment.fakeTimersModern;
    this.jestGlobals.cachedEnvGlobals = undefined;
    this.testState.state = 'loading';
    return this;
  }

  compileInProcess(source, filename) {
    return compileFunction(source, this.executor.injectedModuleParameters, {
      filename,
      importModuleDynamically: (specifier, _function, attributes) =>
        this.esmLoader.dynamicImportFromCjs(specifier, filename, undefined, attributes),
    });
  }

  teardown() {
    if (!this._environment.keepsModules) return super.teardown();
    this.restoreAllMocks();
    for (const registry of [this.registries.esModuleRegistry, this.registries.moduleRegistry]) {
      for (const key of registry.keys()) if (!outlivesFile(key, this._config.rootDir)) registry.delete(key);
    }
    this.registries.internalModuleRegistry.clear();
    this.registries.mockRegistry.clear();
    this.registries.moduleMockRegistry.clear();
    this.mockState.clear();
    this.testMainModule.reset();
    this.fileCache.clear();
    this.transformCache.clear();
    this.jestGlobals.clearJestObjectCache();
    this.loggedReferenceErrors.clear();
  }
}

/** Whether a module stays: Node's own, a dependency, or the source of a package. */
function outlivesFile(key, root) {
  if (key.startsWith('@jest/globals')) return false;
  const path = key.startsWith('file:') ? fileURLToPath(key.replace(/[?#].*$/, '')) : key;
  if (!path.startsWith(root + sep)) return !path.includes(sep) || path.startsWith('node:');
  const inside = path.slice(root.length + 1).split(sep);
  return inside.includes('node_modules') || (inside[1] === 'src' && !/\.test\.tsx?$/.test(path));
}
module.exports = OneRealmRuntime;
