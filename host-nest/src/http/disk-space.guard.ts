import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { DiskSpace } from '../files/disk-space.js';
import { storageFullError } from './storage-full-error.js';

/** A POST that begins no work and needs no room: canceling makes some. */
export const StartsNoWork = Reflector.createDecorator<true>();

/** Refuses what would begin work while the disk has no room for it. */
@Injectable()
export class DiskSpaceGuard implements CanActivate {
  constructor(
    private readonly diskSpace: DiskSpace,
    private readonly reflector: Reflector,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const { method } = context.switchToHttp().getRequest<Request>();
    const begins = method === 'POST' && this.reflector.get(StartsNoWork, context.getHandler()) !== true;
    if (begins && !(await this.diskSpace.left())) {
      throw storageFullError();
    }
    return true;
  }
}
