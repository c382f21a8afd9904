// React's build for development takes twice as long to draw, and is not what the product runs.
process.env.NODE_ENV = 'production';

/**
 * The test files that a worker runs share one world, and it evaluates the modules of the packages once for all of them
 * (`scripts/one-realm`): a sandbox for each file was half of what the run cost.
 *
 * Tests resolve the workspaces to their sources (the `@scenewright/source` condition), so that no
 * build stands between a change and its test. Worker threads are the exception: piscina bypasses
 * jest's transforms, so tests of the pool run against built output.
 */
const all = {
  testEnvironment: '<rootDir>/scripts/one-realm/environment.cjs',
  runtime: '<rootDir>/scripts/one-realm/runtime.cjs',
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: {
    '^.+\\.tsx?$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true, decorators: true },
          transform: { legacyDecorator: true, decoratorMetadata: true, react: { runtime: 'automatic' } },
        },
        module: { type: 'es6' },
      },
    ],
  },
  setupFiles: ['<rootDir>/scripts/fuzz-seed.mjs'],
  testEnvironmentOptions: { customExportConditions: ['@scenewright/source', 'node', 'node-addons'] },
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  modulePathIgnorePatterns: ['<rootDir>/.*/dist/'],
};

const embedded = {
  ...all,
  displayName: 'embedded',
  testMatch: ['<rootDir>/*/{src,testing}/**/*.test.ts?(x)', '<rootDir>/test/**/*.test.ts?(x)'],
};

const { TEST_DATABASE_URL, TEST_REDIS_URL } = process.env;
const servers = Boolean(TEST_DATABASE_URL && TEST_REDIS_URL);
if (!servers) {
  console.warn('SKIPPED: test/spec on Redis, PostgreSQL and S3. Set TEST_DATABASE_URL and TEST_REDIS_URL to run it.');
}

/**
 * The interface is walked a second time on Redis, PostgreSQL and S3, where these are there: what leans most on the
 * database or the object storage, or gives work to a queue. The rest would
 * cost three minutes and a half more; `SPEC_ON_SERVERS=all` walks it too, but for the files that choose the servers of their nodes themselves.
 */
const walkedOnServers = ['03-states', '04-deletion', '04-videos', '06-deliveries', '08-retention', '09-postgresql'];
const chooseServers = ['09-live-across-nodes', '09-redis', '10-nest-module', '10-nest-readme', '10-traces'];
const walksAll = process.env.SPEC_ON_SERVERS === 'all';
const onServers = {
  ...all,
  displayName: 'servers',
  globals: { SCENEWRIGHT_SERVER_SET: 'servers' },
  testMatch: (walksAll ? ['*'] : walkedOnServers).map((name) => `<rootDir>/test/spec/${name}.test.ts`),
  testPathIgnorePatterns: [
    ...all.testPathIgnorePatterns,
    ...chooseServers.map((name) => `<rootDir>/test/spec/${name}.test.ts`),
  ],
};

export default {
  // A test waits for facts; on a machine that is busy with other work they come late.
  testTimeout: 120_000,
  testSequencer: './scripts/test-order.cjs',
  projects: servers ? [embedded, onServers] : [embedded],
};
