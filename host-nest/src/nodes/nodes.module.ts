import { Module } from '@nestjs/common';
import { DatabaseModule } from '../database/database.module.js';
import { ServiceNodes } from './service-nodes.js';
import { WorksInHand } from './work-in-hand.js';

/** Which processes there are, and what they work on. */
@Module({
  imports: [DatabaseModule],
  providers: [WorksInHand, ServiceNodes],
  exports: [WorksInHand, ServiceNodes],
})
export class NodesModule {}
