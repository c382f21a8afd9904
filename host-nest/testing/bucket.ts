import { mkdtemp, rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import type { S3Configuration } from '../src/configuration/configuration.js';

export interface Bucket {
  configuration: S3Configuration;
  close(): Promise<void>;
}

/** An object storage in this process, with one empty bucket. */
export async function startBucket(): Promise<Bucket> {
  const folder = await mkdtemp(join(tmpdir(), 'scenewright-s3-'));
  const s3 = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: folder,
    configureBuckets: [{ name: 'videos', configs: [] }],
  });
  const address = (await s3.run()) as AddressInfo;
  const { httpServer } = s3 as unknown as { httpServer?: Server };
  // A test that forgets it must not hang.
  httpServer?.unref();
  return {
    configuration: {
      endpoint: `http://127.0.0.1:${address.port}`,
      region: 'us-east-1',
      bucket: 'videos',
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
    },
    async close() {
      httpServer?.closeAllConnections();
      await s3.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
