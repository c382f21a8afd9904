import { Module } from '@nestjs/common';
import { HttpModule } from '../http/http.module.js';
import { OpenApiController } from './openapi.controller.js';
import { OperatorOpenApiController } from './operator-openapi.controller.js';
import { ServiceDocument } from './service-document.js';

/** The interface as OpenAPI documents: for clients, and for operators. */
@Module({
  imports: [HttpModule],
  controllers: [OpenApiController, OperatorOpenApiController],
  providers: [ServiceDocument],
  exports: [ServiceDocument],
})
export class DocumentationModule {}
