import { randomUUID } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import pg from 'pg';
import type { Database } from './schema.js';

/** Takes what was sent along; null when a connection was opened again, and something may have been missed. */
export type SignalListener = (payload: string | null) => void;

/** Milliseconds until a connection that broke is opened again. */
const reconnectMs = 1000;

/**
 * Tells other processes on one PostgreSQL that there is something to do (NOTIFY), so that they need not keep asking. What
 * is told may be lost: whoever listens asks by itself now and then, and more often while `areHeard` is false.
 */
export class DatabaseSignals {
  private readonly listeners = new Map<string, Set<SignalListener>>();
  /** A word to itself: a pooler between may take `listen` and never pass anything on. */
  private readonly handshake = `greeting_${randomUUID().replaceAll('-', '')}`;
  private client: pg.Client | null = null;
  private timer: NodeJS.Timeout | undefined;
  private isListening = false;
  private closed = false;

  constructor(
    private readonly db: Kysely<Database>,
    private readonly url: string,
  ) {}

  /** Whether what is told arrives here. */
  get areHeard(): boolean {
    return this.isListening;
  }

  /** To all processes, this one too. `channel` is a plain name, `payload` a short text. */
  async send(channel: string, payload = ''): Promise<void> {
    await sql`select pg_notify(${channel}, ${payload})`.execute(this.db);
  }

  listen(channel: string, listener: SignalListener): void {
    const known = this.listeners.get(channel);
    if (known) known.add(listener);
    else {
      this.listeners.set(channel, new Set([listener]));
      if (this.client) void this.client.query(`listen ${channel}`).catch(() => undefined);
      else this.connect();
    }
  }

  async close(): Promise<void> {
    this.closed = true;
    clearTimeout(this.timer);
    await this.client?.end().catch(() => undefined);
  }

  private connect(): void {
    const client = new pg.Client({
      connectionString: this.url,
      keepAlive: true,
      application_name: 'scenewright',
      connectionTimeoutMillis: 10_000,
    });
    this.client = client;
    let over = false;
    const lost = () => {
      if (over) return;
      over = true;
      this.isListening = false;
      void client.end().catch(() => undefined);
      if (this.closed) return;
      this.timer = setTimeout(() => this.connect(), reconnectMs);
      this.timer.unref();
    };
    client.on('error', lost);
    client.on('end', lost);
    client.on('notification', ({ channel, payload = '' }) => this.heard(channel, payload));
    this.listenTo(client).catch(lost);
  }

  private async listenTo(client: pg.Client): Promise<void> {
    await client.connect();
    for (const channel of [this.handshake, ...this.listeners.keys()]) await client.query(`listen ${channel}`);
    await this.send(this.handshake);
  }

  private heard(channel: string, payload: string): void {
    if (channel === this.handshake) {
      this.isListening = true;
      for (const listeners of this.listeners.values()) for (const listener of listeners) listener(null);
    } else for (const listener of this.listeners.get(channel) ?? []) listener(payload);
  }
}
