import { Get, Res } from '@nestjs/common';
import type { Response } from 'express';
import { NeverLimited } from '../http/limit-headers.guard.js';
import { OpenController } from '../http/service-controllers.js';
import { Readiness } from './readiness.js';

@OpenController()
export class ProbesController {
  constructor(private readonly readiness: Readiness) {}

  /** The process answers. */
  @Get('livez')
  @NeverLimited(true)
  live(): unknown {
    return { status: 'ok' };
  }

  /**
   * It can take requests: the database answers and it is not stopping. Redis and the object storage may be away for a
   * while: what needs them waits, and `missing` names them.
   */
  @Get('readyz')
  @NeverLimited(true)
  async ready(@Res({ passthrough: true }) response: Response): Promise<unknown> {
    const { ready, missing } = await this.readiness.look();
    response.status(ready ? 200 : 503);
    return { status: !ready ? 'unavailable' : missing.length > 0 ? 'degraded' : 'ok', missing };
  }
}
