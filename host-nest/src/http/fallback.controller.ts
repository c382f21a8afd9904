import { All, Req } from '@nestjs/common';
import type { Request } from 'express';
import { StartsNoWork } from './disk-space.guard.js';
import { refuseUnanswered } from './refuse-unanswered.js';
import { ApiController, OpenController, OperatorController } from './service-controllers.js';

/** What no other controller answers, under the guards of its neighbours. */
@ApiController('v1')
export class ApiFallbackController {
  @All(['', '*rest'])
  @StartsNoWork(true)
  refuse(@Req() request: Request): never {
    return refuseUnanswered(request);
  }
}

@OperatorController('admin/v1')
export class OperatorFallbackController {
  @All(['', '*rest'])
  refuse(@Req() request: Request): never {
    return refuseUnanswered(request);
  }
}

/** Every other path of a server of our own. */
@OpenController()
export class EveryPathFallbackController {
  @All(['/', '/*rest'])
  refuse(@Req() request: Request): never {
    return refuseUnanswered(request);
  }
}
