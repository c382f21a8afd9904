import { Controller, Get, Inject, Res, UseFilters } from '@nestjs/common';
import type { Response } from 'express';
import { ErrorFilter } from '../http/error-filter.js';
import type { Runtime } from '../runtime/runtime.js';
import { RUNTIME } from '../runtime/token.js';

@Controller()
@UseFilters(ErrorFilter)
export class HealthController {
  constructor(@Inject(RUNTIME) private readonly runtime: Runtime) {}

  /** Interface 4.1. */
  @Get('v1/health')
  health(): unknown {
    return { status: 'ok' };
  }

  /** The process answers. */
  @Get('livez')
  live(): unknown {
    return { status: 'ok' };
  }

  /**
   * It can take requests: the database answers and it is not stopping. Redis and the object storage may be away for a
   * while: what needs them waits, and `missing` names them.
   */
  @Get('readyz')
  async ready(@Res({ passthrough: true }) response: Response): Promise<unknown> {
    const { ready, missing } = await this.runtime.readiness();
    response.status(ready ? 200 : 503);
    return { status: !ready ? 'unavailable' : missing.length > 0 ? 'degraded' : 'ok', missing };
  }

  @Get('metrics')
  async metrics(@Res() response: Response): Promise<void> {
    const { registry } = this.runtime.metrics;
    response.type(registry.contentType).send(await registry.metrics());
  }
}
