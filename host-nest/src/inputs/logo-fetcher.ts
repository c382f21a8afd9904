import { Injectable } from '@nestjs/common';
import type { Asset } from '@scenewright/core/assets';
import type { CreateRequest } from '@scenewright/core/requests';
import { InputFetcher } from './input-fetcher.js';

/** Logos of brand kits, fetched and checked as the images of a request are. */
@Injectable()
export class LogoFetcher {
  constructor(private readonly inputs: InputFetcher) {}

  /** @throws ServiceError invalid_request */
  async fetch(url: string): Promise<Asset | undefined> {
    const items = { images: [{ url, context: 'logo' }], documents: [], audio: [] };
    const { images } = await this.inputs.fetch(items as unknown as CreateRequest);
    return images?.[0]?.asset;
  }
}
