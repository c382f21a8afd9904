import { Module } from '@nestjs/common';
import { AccountDataModule } from '../account-data/account-data.module.js';
import { AssetsModule } from '../assets/assets.module.js';
import { CatalogsModule } from '../catalogs/catalogs.module.js';
import { DatabaseModule } from '../database/database.module.js';
import { FontsModule } from '../fonts/fonts.module.js';
import { HttpModule } from '../http/http.module.js';
import { InfographicsModule } from '../infographics/infographics.module.js';
import { InputsModule } from '../inputs/inputs.module.js';
import { OAuthModule } from '../oauth/oauth.module.js';
import { MailModule } from '../mail/mail.module.js';
import { PasskeysModule } from '../passkeys/passkeys.module.js';
import { ProviderKeysModule } from '../provider-keys/provider-keys.module.js';
import { StudioModule } from '../studio/studio.module.js';
import { VideosModule } from '../videos/videos.module.js';
import { WebhooksModule } from '../webhooks/webhooks.module.js';
import { AppMeController } from './me.controller.js';
import { AppBrandKitsController } from './brand-kits.controller.js';
import { AppKeysController } from './keys.controller.js';
import { AppLiveController } from './live.controller.js';
import { LiveVideos } from './live-videos.js';
import { AppAccountController } from './account.controller.js';
import { AppPeopleController } from './people.controller.js';
import { AppPreviewsController } from './previews.controller.js';
import { Site } from './site.js';
import { SiteAssetsController, SiteController } from './site.controller.js';
import { AppUploadsController } from './uploads.controller.js';
import { AppDeliveriesController } from './deliveries.controller.js';

/**
 * The web app: its pages, and what an account does with itself there. Videos, infographics and catalogues it asks of the REST
 * interface, with the session of a person in place of a key.
 */
@Module({
  imports: [
    AccountDataModule,
    HttpModule,
    AssetsModule,
    CatalogsModule,
    DatabaseModule,
    FontsModule,
    MailModule,
    PasskeysModule,
    ProviderKeysModule,
    InfographicsModule,
    InputsModule,
    OAuthModule,
    StudioModule,
    VideosModule,
    WebhooksModule,
  ],
  controllers: [
    SiteAssetsController,
    SiteController,
    AppMeController,
    AppAccountController,
    AppKeysController,
    AppDeliveriesController,
    AppPeopleController,
    AppUploadsController,
    AppBrandKitsController,
    AppPreviewsController,
    AppLiveController,
  ],
  providers: [Site, LiveVideos],
  exports: [Site],
})
export class WebAppModule {}
