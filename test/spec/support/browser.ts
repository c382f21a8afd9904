import { holdToDocument } from './documented-answers.js';

let addresses = 0;

/** A browser as far as pages need one: it keeps cookies, and says where a form comes from. */
export class Browser {
  /** Each is at an address of its own, for a server that believes one proxy. */
  private readonly address = `198.51.100.${(addresses += 1)}`;

  constructor(
    private readonly url: string,
    private readonly cookies = new Map<string, { value: string; path: string }>(),
  ) {}

  /** The same browser, once a load balancer has it talk to another node. */
  at(url: string): Browser {
    return new Browser(url, this.cookies);
  }

  /** What somebody has who took the cookies as they are now. */
  copy(): Browser {
    return new Browser(this.url, new Map(this.cookies));
  }

  cookie(name: string): string | undefined {
    return this.cookies.get(name)?.value;
  }

  async get(path: string): Promise<Shown> {
    return this.send(path, {});
  }

  /** Sends a form, from a page of the service unless told otherwise. */
  async post(path: string, fields: Record<string, string>, origin: string | null = this.url): Promise<Shown> {
    return this.send(path, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: origin === null ? {} : { origin },
    });
  }

  /** Asks as a script of a page of the service does, unless told otherwise. */
  async ask(method: string, path: string, body?: unknown, origin: string | null = this.url): Promise<AppAnswer> {
    const isFile = body instanceof Uint8Array;
    const { status, text, headers } = await this.send(path, {
      method,
      ...(body !== undefined && { body: isFile ? Buffer.from(body) : JSON.stringify(body) }),
      headers: {
        'content-type': isFile ? 'application/octet-stream' : 'application/json',
        ...(origin !== null && { origin }),
      },
    });
    const answer = text === '' ? null : JSON.parse(text);
    await holdToDocument({ method, path }, { status, body: answer ?? '' });
    return { status, headers, body: answer };
  }

  /** Listens to server-sent events until `end`. */
  async listen(path: string): Promise<{ status: number; events: AsyncIterator<SentEvent>; end(): void }> {
    const controller = new AbortController();
    const cookie = [...this.cookies].map(([name, { value }]) => `${name}=${value}`).join('; ');
    const { status, body } = await fetch(new URL(path, this.url), {
      headers: { cookie, 'x-forwarded-for': this.address },
      signal: controller.signal,
    });
    return { status, events: sentEvents(body!), end: () => controller.abort() };
  }

  cookieNames(): string[] {
    return [...this.cookies.keys()];
  }

  /** Follows what stays at the service; what leads elsewhere is where it ends. */
  private async send(path: string, init: RequestInit): Promise<Shown> {
    let next: { url: URL; init: RequestInit } = { url: new URL(path, this.url), init };
    for (;;) {
      const { pathname } = next.url;
      const sent = [...this.cookies].filter(([, cookie]) => pathname.startsWith(cookie.path));
      const response = await fetch(next.url, {
        ...next.init,
        redirect: 'manual',
        headers: {
          ...next.init.headers,
          'x-forwarded-for': this.address,
          cookie: sent.map(([name, { value }]) => `${name}=${value}`).join('; '),
        },
      });
      for (const line of response.headers.getSetCookie()) this.keep(line);
      // A new record is told where it is as well; only a redirect is followed.
      const location = response.status < 300 ? null : response.headers.get('location');
      const text = await response.text();
      if (location === null) return { url: next.url, status: response.status, text, headers: response.headers };
      const to = new URL(location, next.url);
      if (to.origin !== this.url) return { url: to, status: response.status, text, headers: response.headers };
      next = { url: to, init: {} };
    }
  }

  private keep(line: string): void {
    const [pair = '', ...attributes] = line.split('; ');
    const [name, value] = [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)];
    const path = attributes.find((one) => /^path=/i.test(one))?.slice(5) ?? '/';
    if (value === '') this.cookies.delete(name);
    else this.cookies.set(name, { value, path });
  }
}

export interface SentEvent {
  event: string;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  data: any;
}

async function* sentEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<SentEvent, void, undefined> {
  let text = '';
  const decoder = new TextDecoder();
  for await (const chunk of body as unknown as AsyncIterable<Uint8Array>) {
    text += decoder.decode(chunk, { stream: true });
    const blocks = text.split('\n\n');
    text = blocks.pop() as string;
    for (const block of blocks) {
      const [, event, data] = /^event: (.+)\ndata: (.+)$/.exec(block) ?? [];
      if (event !== undefined && data !== undefined) yield { event, data: JSON.parse(data) };
    }
  }
}

export interface Shown {
  url: URL;
  status: number;
  text: string;
  headers: Headers;
}

export interface AppAnswer {
  status: number;
  headers: Headers;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  body: any;
}
