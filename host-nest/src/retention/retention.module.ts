import { Module } from '@nestjs/common';
import { AssetsModule } from '../assets/assets.module.js';
import { DatabaseModule } from '../database/database.module.js';
import { StorageModule } from '../files/storage.module.js';
import { Sweeper } from './sweeper.js';

/** Removes what nobody can ask for any more. */
@Module({ imports: [DatabaseModule, StorageModule, AssetsModule], providers: [Sweeper] })
export class RetentionModule {}
