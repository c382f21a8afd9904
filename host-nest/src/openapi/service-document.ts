import { Inject, Injectable, type DynamicModule } from '@nestjs/common';
import type { OpenAPIObject } from '@nestjs/swagger';
import { createDocument } from './document.js';

/** The module that is documented: it is the one that is being made, so that nothing here imports it. */
export const DOCUMENTED_MODULE = Symbol('DocumentedModule');

let made: Promise<OpenAPIObject> | null = null;

/** The document of the interface, made when somebody asks for it: it is the same for every application. */
@Injectable()
export class ServiceDocument {
  constructor(@Inject(DOCUMENTED_MODULE) private readonly module: () => DynamicModule) {}

  async get(serverUrl: string): Promise<OpenAPIObject> {
    made ??= createDocument(this.module());
    return { ...(await made), servers: [{ url: serverUrl }] };
  }
}
