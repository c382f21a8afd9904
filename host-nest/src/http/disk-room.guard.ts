import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { ServiceError } from '@scenewright/core';
import type { Runtime } from '../runtime/runtime.js';
import { RUNTIME } from '../runtime/token.js';

/** A POST that begins no work and needs no room: canceling makes some. */
export const BeginsNothing = Reflector.createDecorator<true>();

const reflector = new Reflector();

/** Refuses what would begin work while the disk has no room for it. */
@Injectable()
export class DiskRoomGuard implements CanActivate {
  constructor(@Inject(RUNTIME) private readonly runtime: Runtime) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const { method } = context.switchToHttp().getRequest<Request>();
    const begins = method === 'POST' && reflector.get(BeginsNothing, context.getHandler()) !== true;
    if (begins && !(await this.runtime.diskRoom.left())) {
      throw new ServiceError(
        'storage_full',
        'The disk of the server is almost full. Nothing was started and nothing is charged; send the request again later.',
        { 'Retry-After': '60' },
      );
    }
    return true;
  }
}
