import { Module } from '@nestjs/common';
import { HttpModule } from '../http/http.module.js';
import { FilesController } from './files.controller.js';

/** Downloads of files on disk, by signed links. */
@Module({ imports: [HttpModule], controllers: [FilesController] })
export class FilesModule {}
