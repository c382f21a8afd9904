import { Injectable } from '@nestjs/common';
import { infographicLimit, requestLimit, videoCreationLimit, type RateLimit } from '@scenewright/core/requests';
import { Configuration } from '../configuration/configuration.js';

/** The limits of interface 8 as the operator has set them. */
@Injectable()
export class RateLimits {
  readonly requests: RateLimit;
  readonly videos: RateLimit;
  readonly infographics: RateLimit = infographicLimit;
  /** Of one person in the web app, whose pages ask for several things at once and follow what is being made. */
  readonly signedIn: RateLimit;

  constructor({ requestsPerMinute, videosPerMinute }: Configuration) {
    this.requests = { ...requestLimit, limit: requestsPerMinute };
    this.signedIn = { ...requestLimit, name: 'signed-in', limit: requestsPerMinute * 10 };
    this.videos = { ...videoCreationLimit, limit: videosPerMinute };
  }
}
