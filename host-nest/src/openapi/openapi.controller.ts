import { Controller, Get, Inject, UseFilters } from '@nestjs/common';
import { ErrorFilter } from '../http/error-filter.js';
import type { Runtime } from '../runtime/runtime.js';
import { RUNTIME } from '../runtime/token.js';
import { openApiDocument } from './document.js';

@Controller()
@UseFilters(ErrorFilter)
export class OpenApiController {
  constructor(@Inject(RUNTIME) private readonly runtime: Runtime) {}

  @Get('openapi.json')
  document(): unknown {
    return openApiDocument(this.runtime.publicUrl());
  }
}
