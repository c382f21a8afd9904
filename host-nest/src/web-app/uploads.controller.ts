import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Post, Query, Req } from '@nestjs/common';
import { ServiceError } from '@scenewright/core/errors';
import { Described, RequestQuery } from '@scenewright/core/requests';
import { MaxLength, Matches } from 'class-validator';
import { UsePipes, UseGuards } from '@nestjs/common';
import type { Request } from 'express';
import { DiskSpaceGuard } from '../http/disk-space.guard.js';
import { RequestPipe } from '../http/request.pipe.js';
import { FileStore } from '../files/file-store.js';
import { WorkFolder } from '../files/work-folder.js';
import { newToken } from '../ids/ids.js';
import { uploadKey, uploadUrl } from '../inputs/upload-address.js';
import { AppUploadController } from './app-controller.js';
import { Operation } from '../openapi/operation.js';
import { UploadedFile } from './app-answers.js';

/** Bytes of one file. What a request does with it has bounds of its own. Interface 2.7. */
const uploadBytes = 100_000_000;
const named = { message: 'must be the name of a file, of 1 to 200 characters' };

@RequestQuery()
export class UploadQuery {
  @Described('Name of the file.', { example: 'photo.png' })
  @MaxLength(200, named)
  @Matches(/^[^\p{Cc}/\\]+$/u, named)
  name!: string;
}

/** Files for requests that are dropped into the app: kept for a day, and fetched by the address that is told. */
@AppUploadController('app/api/uploads')
export class AppUploadsController {
  constructor(
    private readonly files: FileStore,
    private readonly work: WorkFolder,
  ) {}

  @Post()
  @UseGuards(DiskSpaceGuard)
  @UsePipes(RequestPipe)
  @Operation({
    id: 'upload',
    tag: 'App',
    summary: 'Takes a file for a request, and keeps it for a day.',
    takes: 'application/octet-stream',
    query: UploadQuery,
    success: [201, UploadedFile],
    errors: ['invalid_request'],
  })
  async take(@Query() { name }: UploadQuery, @Req() request: Request): Promise<UploadedFile> {
    const token = newToken();
    const path = join(this.work.path, `upload-${token}`);
    await mkdir(this.work.path, { recursive: true });
    try {
      const bytes = await writeBounded(request, path);
      if (bytes === 0) throw new ServiceError('invalid_request', `${name} is empty.`);
      await this.files.putFile(uploadKey(token), path);
      return { url: uploadUrl(token, name), name, bytes };
    } finally {
      await rm(path, { force: true });
    }
  }
}

async function writeBounded(request: Request, path: string): Promise<number> {
  let bytes = 0;
  const bounded = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes <= uploadBytes) done(null, chunk);
      else done(new ServiceError('payload_too_large', `A file may have ${uploadBytes / 1_000_000} MB at most.`));
    },
  });
  await pipeline(request, bounded, createWriteStream(path));
  return bytes;
}
