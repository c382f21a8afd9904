import { Module } from '@nestjs/common';
import { DatabaseModule } from '../database/database.module.js';
import { SecretsModule } from '../secrets/secrets.module.js';
import { ProviderKeys } from './provider-keys.js';

/** Keys of accounts for providers of their own. */
@Module({ imports: [DatabaseModule, SecretsModule], providers: [ProviderKeys], exports: [ProviderKeys] })
export class ProviderKeysModule {}
