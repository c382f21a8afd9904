import { context, SpanStatusCode, trace, type Attributes, type Span, type SpanKind } from '@opentelemetry/api';
import type { Tracer } from '@opentelemetry/api';
import { contextOf, type TraceCarrier } from './trace-carrier.js';

export interface SpanFacts {
  kind?: SpanKind;
  attributes?: Attributes;
  /** What the work came with from elsewhere, in place of the span that is active here. */
  from?: TraceCarrier;
}

/** Notes what work took, as spans of OpenTelemetry. Nest injects it by this class. */
export class Tracing {
  constructor(private readonly tracer: Tracer) {}

  /** The span of this work: active until it ends, which is when the promise does. An error is noted and goes on. */
  async span<T>(name: string, { kind, attributes, from }: SpanFacts, work: (span: Span) => Promise<T>): Promise<T> {
    const parent = from ? contextOf(from) : context.active();
    return this.tracer.startActiveSpan(name, { kind, attributes }, parent, async (span) => {
      try {
        return await work(span);
      } catch (error) {
        fail(span, error);
        throw error;
      } finally {
        span.end();
      }
    });
  }

  /** The same for what ends otherwise than as a promise: the span is active while `work` runs, and whoever has it ends it. */
  begin(name: string, { kind, attributes, from }: SpanFacts, work: (span: Span) => void): void {
    const parent = from ? contextOf(from) : context.active();
    const span = this.tracer.startSpan(name, { kind, attributes }, parent);
    context.with(trace.setSpan(parent, span), () => work(span));
  }
}

/** Nothing is noted. For what is put together without an application. */
export const noTracing = new Tracing(trace.getTracer('scenewright'));

export function fail(span: Span, error: unknown): void {
  if (error instanceof Error) span.recordException(error);
  span.setStatus({ code: SpanStatusCode.ERROR, message: error instanceof Error ? error.message : String(error) });
}
