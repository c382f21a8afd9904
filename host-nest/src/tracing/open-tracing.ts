import { context, trace } from '@opentelemetry/api';
import type { Configuration } from '../configuration/configuration.js';
import { Tracing } from './tracing.js';

export interface OpenTracing {
  tracing: Tracing;
  /** Sends what is left. */
  close(): Promise<void>;
}

/** Seconds that the collector gets for what is left at the end: a stop is not held up by one that is away. */
const closeSeconds = 5;

/**
 * With an endpoint spans are sent there, in batches, by the SDK, which is loaded for it. Without one they go to what the
 * application around the module has registered, and nowhere when it has not.
 */
export async function openTracing({ otlpEndpoint, role }: Configuration): Promise<OpenTracing> {
  if (otlpEndpoint === null) {
    return { tracing: new Tracing(trace.getTracer('scenewright')), close: async () => undefined };
  }
  const [{ AsyncLocalStorageContextManager }, { OTLPTraceExporter }, { resourceFromAttributes }, sdk] =
    await Promise.all([
      import('@opentelemetry/context-async-hooks'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
      import('@opentelemetry/sdk-trace'),
    ]);
  // Refused when the application has one: then that one is used.
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  const provider = new sdk.TracerProvider({
    resource: resourceFromAttributes({
      'service.name': process.env['OTEL_SERVICE_NAME'] || 'scenewright',
      'service.instance.role': role,
    }),
    spanProcessors: [
      new sdk.BatchSpanProcessor({
        exporter: new OTLPTraceExporter({ url: `${otlpEndpoint}/v1/traces`, timeoutMillis: closeSeconds * 1000 }),
        exportTimeoutMillis: closeSeconds * 1000,
      }),
    ],
  });
  return {
    tracing: new Tracing(provider.getTracer('scenewright')),
    close: () => provider.shutdown().catch(() => undefined),
  };
}
