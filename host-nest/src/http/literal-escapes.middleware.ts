import { Injectable, type NestMiddleware } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';

/**
 * Takes a segment of a path whose percent-encoding is wrong (RFC 3986, 2.1; UTF-8 within) as the text it is written as. The
 * router would refuse it by itself, before the key was looked at and the request was counted.
 */
@Injectable()
export class LiteralEscapesMiddleware implements NestMiddleware<Request, Response> {
  use(request: Request, _response: Response, next: NextFunction): void {
    const query = request.url.indexOf('?');
    const path = query < 0 ? request.url : request.url.slice(0, query);
    if (!isDecodable(path)) {
      const literal = path
        .split('/')
        .map((segment) => (isDecodable(segment) ? segment : segment.replaceAll('%', '%25')))
        .join('/');
      request.url = literal + request.url.slice(path.length);
    }
    next();
  }
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}
