import { Inject, Injectable, type DynamicModule } from '@nestjs/common';
import type { OpenAPIObject } from '@nestjs/swagger';
import { createDocument } from './document.js';
import { partOfDocument } from './part-of-document.js';

/** The module that is documented: it is the one that is being made, so that nothing here imports it. */
export const DOCUMENTED_MODULE = Symbol('DocumentedModule');

let made: Promise<Record<'service' | 'operators' | 'app', OpenAPIObject>> | null = null;

/** The documents of the interface, made when somebody asks for one: they are the same for every application. */
@Injectable()
export class ServiceDocument {
  constructor(@Inject(DOCUMENTED_MODULE) private readonly module: () => DynamicModule) {}

  /** For who has an API key. */
  async get(serverUrl: string): Promise<OpenAPIObject> {
    return { ...(await this.make()).service, servers: [{ url: serverUrl }] };
  }

  /** For who has the `ADMIN_TOKEN`. */
  async getForOperators(serverUrl: string): Promise<OpenAPIObject> {
    return { ...(await this.make()).operators, servers: [{ url: serverUrl }] };
  }

  /** For pages of the web app. It is the same version as they are, and nobody else asks it: it is not served. */
  async getForApp(serverUrl: string): Promise<OpenAPIObject> {
    return { ...(await this.make()).app, servers: [{ url: serverUrl }] };
  }

  private make() {
    made ??= createDocument(this.module()).then((whole) => {
      const [isOperators, isApp] = ['/admin/', '/app/'].map((start) => (path: string) => path.startsWith(start)) as [
        (path: string) => boolean,
        (path: string) => boolean,
      ];
      const { title } = whole.info;
      const isService = (path: string) => !isOperators(path) && !isApp(path);
      return {
        service: partOfDocument(whole, { paths: isService, webhooks: true, title }),
        operators: partOfDocument(whole, { paths: isOperators, webhooks: false, title: `${title} for operators` }),
        app: partOfDocument(whole, { paths: isApp, webhooks: false, title: `${title} for its web app` }),
      };
    });
    return made;
  }
}
