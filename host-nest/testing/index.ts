export { startBucket, type Bucket } from './bucket.js';
export { startCommitProxy, type CommitProxy, type LostPart } from './commit-proxy.js';
export { startCuttableProxy, type CuttableProxy } from './cuttable-proxy.js';
export { makeDataDir, placeEmbeddedDatabase } from './data-dir.js';
export { describeRateLimiter } from './describe-rate-limiter.js';
export { describeWorkQueue } from './describe-work-queue.js';
export { createDatabase, testDatabase } from './test-database.js';
export { hashCheaply } from '../src/people/password.js';
