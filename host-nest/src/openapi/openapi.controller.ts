import { Get } from '@nestjs/common';
import { PublicUrl } from '../configuration/public-url.js';
import { OpenController } from '../http/service-controllers.js';
import { ServiceDocument } from './service-document.js';

@OpenController()
export class OpenApiController {
  constructor(
    private readonly document: ServiceDocument,
    private readonly publicUrl: PublicUrl,
  ) {}

  @Get('openapi.json')
  async read(): Promise<unknown> {
    return this.document.get(this.publicUrl.get());
  }
}
