import { RequestQuery } from '@scenewright/core/requests';
import { IsOptional } from 'class-validator';
import { IsCursor, IsWholeNumber } from '../http/query-rules.js';

/** Interface 4.8. */
@RequestQuery()
export class ListInfographicsQuery {
  @IsWholeNumber({ min: 1, max: 100 })
  limit = 20;

  @IsOptional()
  @IsCursor('prj', 'nextCursor')
  cursor?: string;
}
