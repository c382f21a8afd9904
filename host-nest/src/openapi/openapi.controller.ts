import { Get } from '@nestjs/common';
import { PublicUrl } from '../configuration/public-url.js';
import { OpenController } from '../http/service-controllers.js';
import { openApiDocument } from './document.js';

@OpenController()
export class OpenApiController {
  constructor(private readonly publicUrl: PublicUrl) {}

  @Get('openapi.json')
  document(): unknown {
    return openApiDocument(this.publicUrl.get());
  }
}
