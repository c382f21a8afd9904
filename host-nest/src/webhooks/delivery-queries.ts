import { RequestQuery } from '@scenewright/core/requests';
import { IsIn, IsOptional } from 'class-validator';
import { IsCursor, IsWholeNumber } from '../http/query-rules.js';
import { deliveryStates, type DeliveryState } from './delivery-store.js';

/** Decisions, "Webhooks": the record of what was sent. */
@RequestQuery()
export class ListDeliveriesQuery {
  @IsWholeNumber({ min: 1, max: 100 })
  limit = 20;

  @IsOptional()
  @IsCursor('evt', 'next_cursor')
  cursor?: string;

  @IsOptional()
  @IsIn(deliveryStates, { message: `must be one of ${deliveryStates.join(', ')}` })
  state?: DeliveryState;
}
