import { All, Get, Req } from '@nestjs/common';
import type { Request } from 'express';
import { WithoutKey } from '../http/api-key.guard.js';
import { StartsNoWork } from '../http/disk-space.guard.js';
import { Operation } from '../openapi/operation.js';
import { Health } from './health-answers.js';
import { refuseUnanswered } from '../http/refuse-unanswered.js';
import { ApiController } from '../http/service-controllers.js';

/** Interface 4.1: the one path of the interface that needs no key, whatever the method. */
@ApiController('v1/health')
export class HealthController {
  @Get()
  @WithoutKey(true)
  @Operation({
    id: 'getHealth',
    tag: 'Service',
    summary: 'Tells that the service answers.',
    success: [200, Health],
    open: true,
  })
  health(): Health {
    return { status: 'ok' };
  }

  @All()
  @WithoutKey(true)
  @StartsNoWork(true)
  refuse(@Req() request: Request): never {
    return refuseUnanswered(request);
  }
}
