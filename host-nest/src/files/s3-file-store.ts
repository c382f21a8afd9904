import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { PassThrough, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  type ListObjectsV2CommandOutput,
  type S3ServiceException,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import type { S3Configuration } from '../configuration/configuration.js';
import { contentDisposition } from './content-disposition.js';
import type { FileStore, ListedFile, StoredFile } from './file-store.js';
import { mediaTypeOf } from './media-type.js';

/** Files in a bucket of an S3-compatible storage. Links are presigned: clients load from the storage itself. */
export class S3FileStore implements FileStore {
  private readonly client: S3Client;
  /** Signs links with the address that clients know; it sends nothing. */
  private readonly signer: S3Client;

  constructor(private readonly configuration: S3Configuration) {
    const { endpoint, publicEndpoint = endpoint, region, accessKeyId, secretAccessKey } = configuration;
    const at = (address: string) =>
      new S3Client({
        endpoint: address,
        region,
        credentials: { accessKeyId, secretAccessKey },
        forcePathStyle: true,
        // Otherwise streamed uploads carry a trailing checksum that many storages write into the file.
        requestChecksumCalculation: 'WHEN_REQUIRED',
        responseChecksumValidation: 'WHEN_REQUIRED',
      });
    this.client = at(endpoint);
    this.signer = publicEndpoint === endpoint ? this.client : at(publicEndpoint);
  }

  async putFile(key: string, localPath: string): Promise<void> {
    const { size } = await stat(localPath);
    await this.client.send(
      new PutObjectCommand({
        ...this.at(key),
        Body: createReadStream(localPath),
        ContentLength: size,
        ContentType: mediaTypeOf(key),
      }),
    );
  }

  async find(key: string): Promise<StoredFile | null> {
    try {
      const facts = await this.client.send(new HeadObjectCommand(this.at(key)));
      const { ContentLength: bytes = 0, LastModified } = facts;
      return { bytes, storedAt: LastModified?.getTime() ?? 0, open: (range) => this.open(key, range) };
    } catch (error) {
      if (isGone(error)) return null;
      throw error;
    }
  }

  async remove(key: string): Promise<void> {
    await this.client.send(new DeleteObjectCommand(this.at(key)));
  }

  async *list(folder: string): AsyncIterable<ListedFile[]> {
    let next: string | undefined;
    do {
      const page: ListObjectsV2CommandOutput = await this.client.send(
        new ListObjectsV2Command({
          Bucket: this.configuration.bucket,
          Prefix: `${folder}/`,
          ContinuationToken: next,
        }),
      );
      yield (page.Contents ?? []).flatMap(({ Key: key, Size: bytes = 0, LastModified }) =>
        key === undefined || LastModified === undefined ? [] : [{ key, bytes, storedAt: LastModified.getTime() }],
      );
      next = page.NextContinuationToken;
    } while (next !== undefined);
  }

  async renew(key: string): Promise<void> {
    try {
      const { ContentType } = await this.client.send(new HeadObjectCommand(this.at(key)));
      // A copy onto itself must change something: the metadata are written anew.
      const CopySource = encodeURI(`${this.configuration.bucket}/${key}`);
      const copy = { ...this.at(key), CopySource, ContentType, MetadataDirective: 'REPLACE' as const };
      await this.client.send(new CopyObjectCommand(copy));
    } catch (error) {
      if (!isGone(error)) throw error;
    }
  }

  async removeOlder(folder: string, before: number): Promise<number> {
    let removed = 0;
    let next: string | undefined;
    do {
      const page = await this.client.send(
        new ListObjectsV2Command({
          Bucket: this.configuration.bucket,
          Prefix: `${folder}/`,
          Delimiter: '/',
          ContinuationToken: next,
        }),
      );
      for (const { Key, LastModified } of page.Contents ?? []) {
        if (Key === undefined || LastModified === undefined || LastModified.getTime() >= before) continue;
        await this.remove(Key);
        removed += 1;
      }
      next = page.NextContinuationToken;
    } while (next !== undefined);
    return removed;
  }

  async check(): Promise<void> {
    await this.client.send(new HeadBucketCommand({ Bucket: this.configuration.bucket }));
  }

  async link(key: string, { name, seconds }: { name: string; seconds: number }): Promise<string> {
    const command = new GetObjectCommand({
      ...this.at(key),
      ResponseContentDisposition: contentDisposition(name),
      // Also for what was stored under another type before.
      ResponseContentType: mediaTypeOf(key),
    });
    return getSignedUrl(this.signer, command, { expiresIn: seconds });
  }

  async close(): Promise<void> {
    this.client.destroy();
    this.signer.destroy();
  }

  private at(key: string) {
    return { Bucket: this.configuration.bucket, Key: key };
  }

  private open(key: string, range?: { start: number; end: number }): Readable {
    const out = new PassThrough();
    const Range = range && `bytes=${range.start}-${range.end}`;
    this.client
      .send(new GetObjectCommand({ ...this.at(key), Range }))
      .then(({ Body }) => pipeline(Body as Readable, out))
      .catch((error: Error) => out.destroy(error));
    return out;
  }
}

function isGone(error: unknown): boolean {
  const { $metadata, name } = error as S3ServiceException;
  return $metadata?.httpStatusCode === 404 || name === 'NotFound' || name === 'NoSuchKey';
}
