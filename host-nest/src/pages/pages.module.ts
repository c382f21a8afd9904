import { Module } from '@nestjs/common';
import { HttpModule } from '../http/http.module.js';
import { OAuthModule } from '../oauth/oauth.module.js';
import { PeopleModule } from '../people/people.module.js';
import { VideosModule } from '../videos/videos.module.js';
import { PagesController } from './pages.controller.js';

/** Pages for people, until there is an app in their place. */
@Module({ imports: [HttpModule, PeopleModule, VideosModule, OAuthModule], controllers: [PagesController] })
export class PagesModule {}
