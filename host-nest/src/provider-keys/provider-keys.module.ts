import { Module } from '@nestjs/common';
import { DatabaseModule } from '../database/database.module.js';
import { HttpModule } from '../http/http.module.js';
import { InputsModule } from '../inputs/inputs.module.js';
import { SecretsModule } from '../secrets/secrets.module.js';
import { ProviderKeysController } from './provider-keys.controller.js';
import { ProviderKeys } from './provider-keys.js';

/** Keys of accounts for providers of their own. */
@Module({
  imports: [HttpModule, DatabaseModule, InputsModule, SecretsModule],
  controllers: [ProviderKeysController],
  providers: [ProviderKeys],
  exports: [ProviderKeys],
})
export class ProviderKeysModule {}
