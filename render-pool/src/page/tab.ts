import type { Size } from '@scenewright/core/canvas';
import type { Browser } from '../browser/launch-browser.js';

/** One tab of a browser. */
export interface Tab {
  /** Sends a command to this tab. */
  send<Result = Record<string, unknown>>(method: string, params?: object): Promise<Result>;
  /** Runs an expression in the tab; promises are awaited. Throws what it throws. */
  evaluate<Value>(expression: string): Promise<Value>;
  /** Receives the strings that the tab gives to the function of this name. */
  bind(name: string, listener: (payload: string) => void): Promise<() => void>;
  /** Resolves at the next event of this name. */
  once(method: string): Promise<void>;
  /** Called when the tab is closed, whoever closes it. */
  onClose(listener: () => void): void;
  readonly sessionId: string;
  close(): Promise<void>;
}

/** Opens an empty tab. */
export async function openTab(browser: Browser, window: Size): Promise<Tab> {
  const controlled = browser.mode === 'begin-frame' ? { enableBeginFrameControl: true } : {};
  const { targetId } = await browser.devtools.send<{ targetId: string }>('Target.createTarget', {
    url: 'about:blank',
    ...window,
    ...controlled,
  });
  const { sessionId } = await browser.devtools.send<{ sessionId: string }>('Target.attachToTarget', {
    targetId,
    flatten: true,
  });
  return new BrowserTab(browser, targetId, sessionId);
}

class BrowserTab implements Tab {
  private readonly stops: (() => void)[] = [];
  constructor(
    private readonly browser: Browser,
    private readonly targetId: string,
    readonly sessionId: string,
  ) {}

  send<Result = Record<string, unknown>>(method: string, params: object = {}): Promise<Result> {
    return this.browser.devtools.send<Result>(method, params, this.sessionId);
  }

  async evaluate<Value>(expression: string): Promise<Value> {
    const answer = await this.send<Evaluation>('Runtime.evaluate', {
      expression,
      awaitPromise: true,
      returnByValue: true,
    });
    if (answer.exceptionDetails) {
      const { exception, text } = answer.exceptionDetails;
      throw new Error(firstLines(exception?.description ?? String(exception?.value ?? text)));
    }
    return answer.result.value as Value;
  }

  async bind(name: string, listener: (payload: string) => void): Promise<() => void> {
    const stop = this.browser.devtools.on('Runtime.bindingCalled', ({ params, sessionId }) => {
      if (sessionId === this.sessionId && params['name'] === name) listener(params['payload'] as string);
    });
    this.stops.push(stop);
    await this.send('Runtime.addBinding', { name });
    return stop;
  }

  once(method: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const stopListening = this.browser.devtools.onClose(reject);
      const stop = this.browser.devtools.on(method, ({ sessionId }) => {
        if (sessionId !== this.sessionId) return;
        stop();
        stopListening();
        resolve();
      });
    });
  }

  onClose(listener: () => void): void {
    this.stops.push(listener);
  }

  async close(): Promise<void> {
    for (const stop of this.stops) stop();
    if (this.browser.closed) return;
    await this.browser.devtools.send('Target.closeTarget', { targetId: this.targetId }).catch(() => undefined);
  }
}

interface Evaluation {
  result: { value?: unknown };
  exceptionDetails?: { text: string; exception?: { description?: string; value?: unknown } };
}

function firstLines(text: string): string {
  return text.split('\n').slice(0, 4).join(' ').slice(0, 600);
}
