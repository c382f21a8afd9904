import { Injectable } from '@nestjs/common';
import { Configuration } from '../configuration/configuration.js';
import { invalidRequest } from '../http/invalid-request.js';
import { visiblyPrivate } from '@scenewright/providers';

/** What the operator lets requests name: public addresses over HTTPS alone, unless ALLOW_PRIVATE_URLS is set. */
@Injectable()
export class AddressRules {
  constructor(private readonly configuration: Configuration) {}

  get allowPlainHttp(): boolean {
    return this.configuration.allowPrivateUrls;
  }

  /**
   * What can be said of addresses without a resolver; by the fields that hold them.
   * @throws ServiceError invalid_request
   */
  refusePrivate(urls: readonly (readonly [field: string, url: string | null])[]): void {
    if (this.configuration.allowPrivateUrls) return;
    const errors = urls.flatMap(([field, url]) => {
      const problem = url === null ? null : visiblyPrivate(url);
      return problem === null ? [] : [{ field, message: `${field} ${problem}` }];
    });
    if (errors.length > 0) throw invalidRequest(errors);
  }
}
