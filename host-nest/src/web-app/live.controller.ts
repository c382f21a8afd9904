import { Get, Req, Res } from '@nestjs/common';
import { ServiceError } from '@scenewright/core/errors';
import type { VideoJob } from '@scenewright/core/jobs';
import type { Request, Response } from 'express';
import type { Member } from '../people/sessions.js';
import { SessionCookie } from '../pages/session-cookie.js';
import { VideoPresenter } from '../videos/video-presenter.js';
import { AppController } from './app-controller.js';
import { LiveVideos } from './live-videos.js';
import { SignedIn } from './session.guard.js';
import { Operation } from '../openapi/operation.js';

/** Milliseconds between two signs that the stream is there: proxies close what is silent for a minute. */
const beatMs = 15_000;
/** Windows of one person that are told at once; the others ask. */
const streamsEach = 8;

/** Videos of an account as they change, as server-sent events (HTML, 9.2), so that pages need not ask each second. */
@AppController('app/api/live')
export class AppLiveController {
  private readonly open = new Map<string, number>();

  constructor(
    private readonly live: LiveVideos,
    private readonly presenter: VideoPresenter,
    private readonly session: SessionCookie,
  ) {}

  @Get()
  @Operation({
    id: 'live',
    tag: 'App',
    summary: 'Videos of the account as they change, as server-sent events.',
    success: [200, null],
    files: ['text/event-stream'],
  })
  stream(@SignedIn() { person }: Member, @Req() request: Request, @Res() response: Response): void {
    const count = this.open.get(person.id) ?? 0;
    if (count >= streamsEach)
      throw new ServiceError('rate_limited', `${streamsEach} windows are told already.`, { 'Retry-After': '60' });
    this.open.set(person.id, count + 1);
    response.set({
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-store',
      // Proxies that gather answers would hold events back.
      'X-Accel-Buffering': 'no',
    });
    response.write('retry: 2000\n\n');
    response.flushHeaders();
    const sender = new NewestFirst(this.presenter, response);
    const unwatch = this.live.watch({
      accountId: person.accountId,
      tell: (job) => sender.put(job),
      end: () => response.end(),
    });
    const beat = setInterval(() => void this.beat(request, response), beatMs);
    beat.unref();
    response.once('close', () => {
      clearInterval(beat);
      unwatch();
      const left = (this.open.get(person.id) ?? 1) - 1;
      if (left > 0) this.open.set(person.id, left);
      else this.open.delete(person.id);
    });
  }

  /** A session that has ended is told nothing any more. */
  private async beat(request: Request, response: Response): Promise<void> {
    const person = await this.session.personOf(request).catch(() => undefined);
    if (person === null) response.end();
    else if (!response.writableEnded) response.write(':\n\n');
  }
}

/** Sends what changed last of each video. A client that reads slowly is sent less, not later. */
class NewestFirst {
  private readonly waiting = new Map<string, VideoJob>();
  private isSending = false;

  constructor(
    private readonly presenter: VideoPresenter,
    private readonly response: Response,
  ) {}

  put(job: VideoJob): void {
    this.waiting.set(job.id, job);
    if (!this.isSending) void this.send();
  }

  private async send(): Promise<void> {
    this.isSending = true;
    for (const [id, job] of this.waiting) {
      this.waiting.delete(id);
      // A record that cannot be told now is asked for when the page is shown the next time.
      const record = await this.presenter.present(job).catch(() => null);
      if (!record || this.response.writableEnded || this.response.destroyed) continue;
      if (!this.response.write(`event: video\ndata: ${JSON.stringify(record)}\n\n`)) await drained(this.response);
    }
    this.isSending = false;
  }
}

const drained = (response: Response): Promise<void> =>
  new Promise((resolve) => {
    response.once('drain', resolve);
    response.once('close', resolve);
  });
