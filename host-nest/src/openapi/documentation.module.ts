import { Module } from '@nestjs/common';
import { HttpModule } from '../http/http.module.js';
import { OpenApiController } from './openapi.controller.js';

/** The interface as an OpenAPI document. */
@Module({ imports: [HttpModule], controllers: [OpenApiController] })
export class DocumentationModule {}
