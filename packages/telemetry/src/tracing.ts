import { SpanKind, SpanStatusCode } from "@opentelemetry/api";

type Attributes = Readonly<Record<string, string | number | boolean>>;

export interface TracedSpan {
  end(attributes?: Attributes): void;
  /** Ends it as failed, for a reason of few values. */
  fail(reason: string, attributes?: Attributes): void;
}

export interface Tracing {
  /** Begins a trace of its own. Attributes hold no address, name or text of anybody. */
  start(name: string, attributes: Attributes): TracedSpan;
  /** Sends what is left. */
  close(): Promise<void>;
}

/**
 * Traces to a collector, by OTLP over HTTP. OpenTelemetry's own variables say more: `OTEL_EXPORTER_OTLP_HEADERS`,
 * `OTEL_TRACES_SAMPLER` and so on. Loaded only where there is a collector.
 */
export async function startTracing(endpoint: string): Promise<Tracing> {
  const [{ BatchSpanProcessor, NodeTracerProvider }, { OTLPTraceExporter }, { resourceFromAttributes }] =
    await Promise.all([
      import("@opentelemetry/sdk-trace-node"),
      import("@opentelemetry/exporter-trace-otlp-http"),
      import("@opentelemetry/resources"),
    ]);
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, "")}/v1/traces` });
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ "service.name": "standings" }),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  });
  const tracer = provider.getTracer("standings");
  return {
    start(name, attributes) {
      const kind = name === "model call" ? SpanKind.CLIENT : SpanKind.SERVER;
      const span = tracer.startSpan(name, { kind, attributes, root: true });
      return {
        end(more = {}) {
          span.setAttributes(more).end();
        },
        fail(reason, more = {}) {
          span.setAttributes({ ...more, "error.type": reason }).setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        },
      };
    },
    close: () => provider.shutdown(),
  };
}
