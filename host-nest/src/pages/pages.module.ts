import { Module } from '@nestjs/common';
import { HttpModule } from '../http/http.module.js';
import { PasskeysModule } from '../passkeys/passkeys.module.js';
import { PagesController } from './pages.controller.js';

/** Signing in and out. */
@Module({ imports: [HttpModule, PasskeysModule], controllers: [PagesController] })
export class PagesModule {}
