import { Inject, Injectable } from '@nestjs/common';
import type { Kysely } from 'kysely';
import { CLOCK, type Clock } from '../configuration/clock.js';
import { DATABASE } from '../database/database.js';
import type { Database } from '../database/schema.js';
import { newToken } from '../ids/ids.js';

export interface Share {
  token: string;
  createdAt: number;
}

/**
 * Links by which anybody sees one video. The token stands in the clear: it opens nothing but that video, which lies in the same
 * database, and its people are shown the link again.
 */
@Injectable()
export class ShareStore {
  constructor(
    @Inject(DATABASE) private readonly db: Kysely<Database>,
    @Inject(CLOCK) private readonly now: Clock,
  ) {}

  async of(videoId: string): Promise<Share | null> {
    const row = await this.db
      .selectFrom('video_shares')
      .select(['token', 'created_at as createdAt'])
      .where('video_id', '=', videoId)
      .executeTakeFirst();
    return row ?? null;
  }

  /** The link of a video, which stays the same until it is revoked. */
  async open(videoId: string): Promise<Share> {
    await this.db
      .insertInto('video_shares')
      .values({ token: newToken(), video_id: videoId, created_at: this.now() })
      .onConflict((conflict) => conflict.column('video_id').doNothing())
      .execute();
    return (await this.of(videoId)) as Share;
  }

  async revoke(videoId: string): Promise<void> {
    await this.db.deleteFrom('video_shares').where('video_id', '=', videoId).execute();
  }

  /** Which video a link leads to. */
  async find(token: string): Promise<string | null> {
    const row = await this.db
      .selectFrom('video_shares')
      .select('video_id')
      .where('token', '=', token)
      .executeTakeFirst();
    return row?.video_id ?? null;
  }
}
