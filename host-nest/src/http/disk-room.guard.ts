import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { DiskRoom } from '../files/disk-room.js';
import { storageFullError } from './storage-full-error.js';

/** A POST that begins no work and needs no room: canceling makes some. */
export const BeginsNothing = Reflector.createDecorator<true>();

/** Refuses what would begin work while the disk has no room for it. */
@Injectable()
export class DiskRoomGuard implements CanActivate {
  constructor(
    private readonly room: DiskRoom,
    private readonly reflector: Reflector,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const { method } = context.switchToHttp().getRequest<Request>();
    const begins = method === 'POST' && this.reflector.get(BeginsNothing, context.getHandler()) !== true;
    if (begins && !(await this.room.left())) {
      throw storageFullError();
    }
    return true;
  }
}
