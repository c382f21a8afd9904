import { context, defaultTextMapGetter, defaultTextMapSetter, ROOT_CONTEXT, type Context } from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';

/** How a trace is carried over headers, the queue and the database: W3C Trace Context. Empty without a trace. */
export interface TraceCarrier {
  traceparent?: string;
}

const propagator = new W3CTraceContextPropagator();

/** The trace of the work that is being done now. */
export function carriedTrace(): TraceCarrier {
  const carrier: TraceCarrier = {};
  propagator.inject(context.active(), carrier, defaultTextMapSetter);
  return carrier.traceparent === undefined ? {} : { traceparent: carrier.traceparent };
}

/** Where the work that a carrier came with goes on; the beginning of a trace when it carries none that can be read. */
export function contextOf(carrier: TraceCarrier): Context {
  return propagator.extract(ROOT_CONTEXT, carrier, defaultTextMapGetter);
}

/** What a stored or received record carries, whatever else is in it. */
export function carrierIn(record: Readonly<Record<string, unknown>>): TraceCarrier {
  const { traceparent } = record;
  return typeof traceparent === 'string' ? { traceparent } : {};
}
