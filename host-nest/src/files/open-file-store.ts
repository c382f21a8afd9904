import { join } from 'node:path';
import { ConfigurationError, type Configuration } from '../configuration/configuration.js';
import { DiskFileStore } from './disk-file-store.js';
import type { FileStore } from './file-store.js';
import { S3FileStore } from './s3-file-store.js';
import type { LinkSigner } from './signed-link.js';

/** The bucket when one is set, else a folder in DATA_DIR. @throws ConfigurationError when the bucket can't be used. */
export async function openFileStore(
  configuration: Pick<Configuration, 's3' | 'dataDir'>,
  signer: LinkSigner,
  publicUrl: () => string,
  now: () => number,
): Promise<FileStore> {
  const { s3, dataDir } = configuration;
  if (s3 === null) {
    const onDisk = new DiskFileStore(join(dataDir, 'files'), signer, publicUrl, now);
    await onDisk.clearIncoming();
    return onDisk;
  }
  const store = new S3FileStore(s3);
  try {
    await store.check();
    return store;
  } catch (error) {
    await store.close();
    const { name, message, $metadata } = error as Error & { $metadata?: { httpStatusCode?: number } };
    const status = $metadata?.httpStatusCode;
    const reason =
      status === 404 ? 'there is no such bucket' : status === 403 ? 'it refuses this key' : message || name;
    throw new ConfigurationError(
      `The bucket ${s3.bucket} at S3_ENDPOINT ${new URL(s3.endpoint).host} can't be used: ${reason}. ` +
        'Correct S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, or leave all of them empty for files on disk.',
    );
  }
}
