import { Module } from '@nestjs/common';
import { HttpModule } from '../http/http.module.js';
import { UnknownPageController } from './unknown-page.controller.js';
import { WebAppModule } from './web-app.module.js';

/** For a server of our own: below `/app` of somebody else's application there may be pages of theirs. */
@Module({ imports: [HttpModule, WebAppModule], controllers: [UnknownPageController] })
export class UnknownPageModule {}
