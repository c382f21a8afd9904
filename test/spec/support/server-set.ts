import { createDatabase, startBucket, type Bucket } from '@scenewright/host-nest/testing';

/**
 * What the service runs on: `embedded` needs nothing; `servers` is Redis, PostgreSQL and S3. The test runner runs every
 * file of this folder once for each set whose servers are there, and says so when they are not.
 */
export type ServerSet = 'embedded' | 'servers';

export const serverSet: ServerSet =
  (globalThis as { SCENEWRIGHT_SERVER_SET?: ServerSet }).SCENEWRIGHT_SERVER_SET ?? 'embedded';

/** What all nodes of a test encrypt stored secrets with. */
export const secretKey = 'the-key-that-all-nodes-of-the-tests-share';

let shared: { bucket: Promise<Bucket>; users: number } | null = null;

/** Variables that put a server on the chosen set: a database of its own, and the bucket of this file. */
export async function joinServerSet(
  given: Readonly<Record<string, string>>,
): Promise<{ environment: Record<string, string>; leave(): Promise<void> }> {
  if (serverSet === 'embedded') return { environment: {}, leave: async () => undefined };
  const { TEST_DATABASE_URL: databaseUrl, TEST_REDIS_URL: redisUrl } = process.env;
  if (!databaseUrl || !redisUrl) throw new Error('TEST_DATABASE_URL and TEST_REDIS_URL are needed.');
  const database = given['DATABASE_URL'] === undefined ? await createDatabase(databaseUrl) : null;
  shared ??= { bucket: startBucket(), users: 0 };
  const mine = shared;
  mine.users += 1;
  const { configuration } = await mine.bucket;
  return {
    environment: {
      ...(database && { DATABASE_URL: database.url }),
      SECRET_KEY: secretKey,
      REDIS_URL: redisUrl,
      S3_ENDPOINT: configuration.endpoint,
      S3_REGION: configuration.region,
      S3_BUCKET: configuration.bucket,
      S3_ACCESS_KEY_ID: configuration.accessKeyId,
      S3_SECRET_ACCESS_KEY: configuration.secretAccessKey,
    },
    async leave() {
      await database?.drop();
      mine.users -= 1;
      if (mine.users > 0) return;
      if (shared === mine) shared = null;
      await (await mine.bucket).close();
    },
  };
}
