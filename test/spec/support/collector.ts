import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface CollectedSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  /** 1 internal, 2 server, 3 client, 5 consumer. */
  kind: number;
  attributes: Record<string, unknown>;
  status: { code?: number; message?: string };
  service: unknown;
}

type Attributes = { key: string; value: Record<string, unknown> }[];
interface Sent {
  resourceSpans: {
    resource: { attributes: Attributes };
    scopeSpans: { spans: (Omit<CollectedSpan, 'attributes' | 'service'> & { attributes: Attributes })[] }[];
  }[];
}

const read = (attributes: Attributes) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

/** A collector of traces: takes OTLP over HTTP as JSON, and keeps what comes. */
export async function startCollector() {
  const spans: CollectedSpan[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const isTraces = request.method === 'POST' && request.url === '/v1/traces';
      const { resourceSpans } = JSON.parse(Buffer.concat(chunks).toString()) as Sent;
      if (isTraces)
        for (const { resource, scopeSpans } of resourceSpans)
          for (const { attributes, ...span } of scopeSpans.flatMap((scope) => scope.spans))
            spans.push({ ...span, attributes: read(attributes), service: read(resource.attributes)['service.name'] });
      response.writeHead(isTraces ? 200 : 404, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
