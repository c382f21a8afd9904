import { Module } from '@nestjs/common';
import { requestLimit } from '@scenewright/core/requests';
import { AccountsModule } from '../accounts/accounts.module.js';
import { Configuration } from '../configuration/configuration.js';
import { Resources } from '../configuration/resources.js';
import { StorageModule } from '../files/storage.module.js';
import { DatabaseModule } from '../database/database.module.js';
import { Operators } from '../operator/operators.js';
import { TokenGuesses } from '../operator/token-guesses.js';
import { PeopleModule } from '../people/people.module.js';
import { CoordinationModule } from '../redis/coordination.module.js';
import { OpenAnswers } from './open-answers.js';
import { Shutdown } from './shutdown.js';

/**
 * What the guards and filters of `service-controllers.ts` are given. Nest makes them in the module of the controller, so each
 * module with a controller imports this one.
 */
@Module({
  imports: [AccountsModule, DatabaseModule, PeopleModule, StorageModule, CoordinationModule],
  providers: [
    {
      provide: TokenGuesses,
      inject: [Configuration, Resources],
      useFactory: ({ requestsPerMinute }: Configuration, resources: Resources) =>
        resources.open(
          () => new TokenGuesses({ ...requestLimit, name: 'operator-tokens', limit: requestsPerMinute }),
          (guesses) => guesses.close(),
        ),
    },
    Operators,
    OpenAnswers,
    Shutdown,
  ],
  exports: [
    AccountsModule,
    PeopleModule,
    StorageModule,
    CoordinationModule,
    TokenGuesses,
    Operators,
    OpenAnswers,
    Shutdown,
  ],
})
export class HttpModule {}
