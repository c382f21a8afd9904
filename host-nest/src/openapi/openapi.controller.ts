import { Get, Inject } from '@nestjs/common';
import { OpenController } from '../http/service-controllers.js';
import type { Runtime } from '../runtime/runtime.js';
import { RUNTIME } from '../runtime/token.js';
import { openApiDocument } from './document.js';

@OpenController()
export class OpenApiController {
  constructor(@Inject(RUNTIME) private readonly runtime: Runtime) {}

  @Get('openapi.json')
  document(): unknown {
    return openApiDocument(this.runtime.publicUrl());
  }
}
