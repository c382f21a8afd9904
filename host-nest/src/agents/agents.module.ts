import { Module } from '@nestjs/common';
import { CatalogsModule } from '../catalogs/catalogs.module.js';
import { StorageModule } from '../files/storage.module.js';
import { HttpModule } from '../http/http.module.js';
import { OAuthModule } from '../oauth/oauth.module.js';
import { VideosModule } from '../videos/videos.module.js';
import { AgentResources } from './agent-resources.js';
import { AgentServer } from './agent-server.js';
import { AgentsController } from './agents.controller.js';
import { AccountTools } from './tools/account-tools.js';
import { CatalogTools } from './tools/catalog-tools.js';
import { FollowingTools } from './tools/following-tools.js';
import { MakingTools } from './tools/making-tools.js';
import { ToolRunner } from './tools/tool-runner.js';
import { WaitForVideo } from './tools/wait-for-video.js';

/** The agent protocol: the use cases of videos and catalogs as tools and resources. */
@Module({
  imports: [HttpModule, StorageModule, VideosModule, CatalogsModule, OAuthModule],
  controllers: [AgentsController],
  providers: [
    AgentServer,
    AgentResources,
    ToolRunner,
    WaitForVideo,
    MakingTools,
    FollowingTools,
    CatalogTools,
    AccountTools,
  ],
})
export class AgentsModule {}
