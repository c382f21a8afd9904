/**
 * Tests resolve the workspaces to their sources (the `@scenewright/source` condition), so that no
 * build stands between a change and its test. Worker threads are the exception: piscina bypasses
 * jest's transforms, so tests of the pool run against built output.
 */
const all = {
  testEnvironment: 'node',
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
  testEnvironmentOptions: { customExportConditions: ['@scenewright/source', 'node', 'node-addons'] },
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  testMatch: ['<rootDir>/*/{src,testing}/**/*.test.ts?(x)', '<rootDir>/test/**/*.test.ts?(x)'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  modulePathIgnorePatterns: ['<rootDir>/.*/dist/'],
};

const { TEST_DATABASE_URL, TEST_REDIS_URL } = process.env;
const servers = Boolean(TEST_DATABASE_URL && TEST_REDIS_URL);
if (!servers) {
  console.warn('SKIPPED: test/spec on Redis, PostgreSQL and S3. Set TEST_DATABASE_URL and TEST_REDIS_URL to run it.');
}

/** The interface is walked a second time on Redis, PostgreSQL and S3, where these are there. */
const onServers = {
  ...all,
  displayName: 'servers',
  globals: { SCENEWRIGHT_SERVER_SET: 'servers' },
  testMatch: ['<rootDir>/test/spec/**/*.test.ts'],
  // It sets up servers of its own: once is enough.
  testPathIgnorePatterns: [...all.testPathIgnorePatterns, '09-redis'],
};

export default {
  // A test waits for facts; on a machine that is busy with other work they come late.
  testTimeout: 60_000,
  ...(servers ? { projects: [{ ...all, displayName: 'embedded' }, onServers] } : all),
};
