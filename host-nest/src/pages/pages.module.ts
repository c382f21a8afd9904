import { Module } from '@nestjs/common';
import { HttpModule } from '../http/http.module.js';
import { PagesController } from './pages.controller.js';

/** Signing in and out. */
@Module({ imports: [HttpModule], controllers: [PagesController] })
export class PagesModule {}
