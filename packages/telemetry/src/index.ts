export { createMetrics, type Metrics } from "./metrics.ts";
export { startTracing, type TracedSpan, type Tracing } from "./tracing.ts";
