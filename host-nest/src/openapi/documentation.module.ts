import { Module } from '@nestjs/common';
import { HttpModule } from '../http/http.module.js';
import { OpenApiController } from './openapi.controller.js';
import { ServiceDocument } from './service-document.js';

/** The interface as an OpenAPI document. */
@Module({
  imports: [HttpModule],
  controllers: [OpenApiController],
  providers: [ServiceDocument],
  exports: [ServiceDocument],
})
export class DocumentationModule {}
