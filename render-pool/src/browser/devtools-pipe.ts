import type { Readable, Writable } from 'node:stream';

/** An event of the DevTools protocol, with the session it belongs to. */
export interface DevtoolsEvent {
  method: string;
  params: Record<string, unknown>;
  sessionId?: string;
}

interface Pending {
  resolve: (result: never) => void;
  reject: (error: Error) => void;
  method: string;
}

/** The browser went away, or said no. */
export class DevtoolsError extends Error {
  override readonly name = 'DevtoolsError';
  constructor(
    message: string,
    /** True when no later command can work. */
    readonly gone: boolean,
  ) {
    super(message);
  }
}

/**
 * The DevTools protocol over two pipes (`--remote-debugging-pipe`): JSON messages, each ended by a zero
 * byte. No port is opened, so nobody else on the machine can drive the browser.
 */
export class DevtoolsPipe {
  private nextId = 1;
  private readonly pending = new Map<number, Pending>();
  private readonly listeners = new Map<string, Set<(event: DevtoolsEvent) => void>>();
  private chunks: Buffer[] = [];
  private gone: DevtoolsError | null = null;
  private readonly closeListeners = new Set<(error: DevtoolsError) => void>();

  constructor(
    private readonly toBrowser: Writable,
    fromBrowser: Readable,
  ) {
    fromBrowser.on('data', (chunk: Buffer) => this.receive(chunk));
    const end = () => this.fail('the browser closed its pipe');
    fromBrowser.on('close', end).on('error', end);
    toBrowser.on('error', end);
  }

  send<Result = Record<string, unknown>>(method: string, params: object = {}, sessionId?: string): Promise<Result> {
    if (this.gone) return Promise.reject(this.gone);
    const id = this.nextId++;
    return new Promise<Result>((resolve, reject) => {
      this.pending.set(id, { resolve: resolve as (result: never) => void, reject, method });
      this.toBrowser.write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
    });
  }

  /** Listens to one kind of event; gives the call that stops it. */
  on(method: string, listener: (event: DevtoolsEvent) => void): () => void {
    const set = this.listeners.get(method) ?? new Set();
    this.listeners.set(method, set.add(listener));
    return () => set.delete(listener);
  }

  /** Called once, when the pipe is closed; at once when it is closed already. */
  onClose(listener: (error: DevtoolsError) => void): () => void {
    if (this.gone) listener(this.gone);
    else this.closeListeners.add(listener);
    return () => this.closeListeners.delete(listener);
  }

  fail(message: string): void {
    if (this.gone) return;
    this.gone = new DevtoolsError(message, true);
    for (const { reject } of this.pending.values()) reject(this.gone);
    this.pending.clear();
    for (const listener of this.closeListeners) listener(this.gone);
    this.closeListeners.clear();
  }

  private receive(chunk: Buffer): void {
    let from = 0;
    for (let end = chunk.indexOf(0); end !== -1; end = chunk.indexOf(0, from)) {
      this.chunks.push(chunk.subarray(from, end));
      const text = Buffer.concat(this.chunks).toString('utf8');
      this.chunks = [];
      from = end + 1;
      this.dispatch(JSON.parse(text) as Incoming);
    }
    if (from < chunk.length) this.chunks.push(chunk.subarray(from));
  }

  private dispatch(message: Incoming): void {
    if (message.id === undefined) {
      if (!message.method) return;
      const event: DevtoolsEvent = {
        method: message.method,
        params: message.params ?? {},
        ...(message.sessionId ? { sessionId: message.sessionId } : {}),
      };
      for (const listener of this.listeners.get(message.method) ?? []) listener(event);
      return;
    }
    const call = this.pending.get(message.id);
    if (!call) return;
    this.pending.delete(message.id);
    if (message.error) call.reject(new DevtoolsError(`${call.method}: ${message.error.message}`, false));
    else call.resolve((message.result ?? {}) as never);
  }
}

interface Incoming {
  id?: number;
  method?: string;
  params?: Record<string, unknown>;
  sessionId?: string;
  result?: Record<string, unknown>;
  error?: { message: string };
}
