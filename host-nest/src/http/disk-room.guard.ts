import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import type { Runtime } from '../runtime/runtime.js';
import { RUNTIME } from '../runtime/token.js';
import { storageFullError } from './storage-full-error.js';

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
      throw storageFullError();
    }
    return true;
  }
}
