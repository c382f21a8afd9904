import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Received {
  body: { messages: { role: string; content: string }[]; response_format?: { type: string } };
  authorization: string | undefined;
}
/** Text of an answer, or a whole answer of its own. */
export type Scripted = string | ((response: ServerResponse, received: Received) => void);

export interface ScriptedServer {
  url: string;
  received: Received[];
  close(): Promise<void>;
}

/** For tests: an OpenAI-compatible server that gives the answers of a script in turn, the last one again and again. */
export async function scriptedServer(...script: Scripted[]): Promise<ScriptedServer> {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    void bodyOf(request).then((text) => {
      const one: Received = { body: JSON.parse(text) as Received['body'], authorization: request.headers.authorization }; // prettier-ignore
      const answer = script[Math.min(received.length, script.length - 1)]!;
      received.push(one);
      if (typeof answer === 'function') answer(response, one);
      else complete(response, answer);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    received,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export function complete(response: ServerResponse, content: string): void {
  response.setHeader('content-type', 'application/json').end(
    JSON.stringify({
      id: 'c1',
      object: 'chat.completion',
      created: 1,
      model: 'scripted',
      choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
      usage: { prompt_tokens: 100, completion_tokens: 20, total_tokens: 120 },
    }),
  );
}

export const refuse =
  (status: number, headers: Record<string, string> = {}): Scripted =>
  (response) =>
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end('{"error":{"message":"no"}}');

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of request) chunks.push(chunk as Uint8Array);
  return Buffer.concat(chunks).toString('utf8');
}
