import { RequestQuery } from '@scenewright/core/requests';
import { IsIn, IsOptional, Matches, MaxLength } from 'class-validator';
import { keyStates, type KeyState } from '../accounts/key-store.js';
import { idForm } from '../http/path-ids.guard.js';
import { IsCursor, IsWholeNumber } from '../http/query-rules.js';
import { ListVideosQuery } from '../videos/video-queries.js';

@RequestQuery()
export class ListAccountsQuery {
  @IsWholeNumber({ min: 1, max: 100 })
  limit = 20;

  @IsOptional()
  @IsCursor('acc', 'next_cursor')
  cursor?: string;

  @IsOptional()
  @Matches(idForm, { message: 'must be the id of a plan' })
  plan?: string;

  /** The whole address, as the account was made with it. */
  @IsOptional()
  @MaxLength(320, { message: 'must be an e-mail address' })
  @Matches(/^[^\s\0]+@[^\s\0]+$/, { message: 'must be an e-mail address' })
  email?: string;
}

@RequestQuery()
export class ListKeysQuery {
  @IsWholeNumber({ min: 1, max: 100 })
  limit = 20;

  @IsOptional()
  @IsCursor('key', 'next_cursor')
  cursor?: string;

  @IsOptional()
  @IsIn(keyStates, { message: `must be one of ${keyStates.join(', ')}` })
  state?: KeyState;
}

/** As an account lists its own, for all accounts or one. */
@RequestQuery()
export class ListAllJobsQuery extends ListVideosQuery {
  @IsOptional()
  @Matches(idForm, { message: 'must be the id of an account' })
  account_id?: string;
}

@RequestQuery()
export class FailuresQuery {
  @IsWholeNumber({ min: 1, max: 30 })
  days = 7;

  @IsWholeNumber({ min: 1, max: 100 })
  limit = 50;
}
