import { Get } from '@nestjs/common';
import { PublicUrl } from '../configuration/public-url.js';
import { OperatorController } from '../http/service-controllers.js';
import { ServiceDocument } from './service-document.js';

@OperatorController('admin/v1')
export class OperatorOpenApiController {
  constructor(
    private readonly document: ServiceDocument,
    private readonly publicUrl: PublicUrl,
  ) {}

  @Get('openapi.json')
  async read(): Promise<unknown> {
    return this.document.getForOperators(this.publicUrl.get());
  }
}
