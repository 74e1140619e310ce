import { ModelError, type ModelGateway } from "@standings/models";
import type { Metrics, Tracing } from "@standings/telemetry";

/** The same gateway, whose calls are counted and traced. Neither sees a question or an answer. */
export function measureGateway(
  gateway: ModelGateway,
  metrics: Metrics,
  tracing: Tracing | null,
): ModelGateway {
  const { modelCalls, modelTokens, modelCost } = metrics;
  return {
    capabilities: gateway.capabilities,
    canSearch: (upstreamId) => gateway.canSearch(upstreamId),
    listModels: (signal) => gateway.listModels(signal),
    setTraits: (traits) => gateway.setTraits(traits),
    close: () => gateway.close(),
    async complete(request) {
      const { upstreamId: model, webSearch } = request;
      const end = modelCalls.startTimer({ model });
      const span = tracing?.start("model call", {
        "gen_ai.request.model": model,
        "standings.web_search": webSearch,
      });
      try {
        const reply = await gateway.complete(request);
        const { promptTokens, completionTokens, costUsd, servedModel } = reply;
        end({ outcome: "ok" });
        modelTokens.inc({ model, direction: "read" }, promptTokens ?? 0);
        modelTokens.inc({ model, direction: "written" }, completionTokens ?? 0);
        modelCost.inc({ model }, costUsd ?? 0);
        span?.end({
          "gen_ai.response.model": servedModel ?? model,
          "gen_ai.usage.input_tokens": promptTokens ?? 0,
          "gen_ai.usage.output_tokens": completionTokens ?? 0,
        });
        return reply;
      } catch (error) {
        const outcome = error instanceof ModelError ? error.failure : "defect";
        end({ outcome });
        span?.fail(outcome);
        throw error;
      }
    },
  };
}
