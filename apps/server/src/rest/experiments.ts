import { goLiveSchema, newExperimentSchema, planExperimentSchema } from "@standings/api";
import {
  abandonExperiment,
  changeExperiment,
  createExperiment,
  deleteExperiment,
  exportLook,
  exportLookPdf,
  freezeExperiment,
  getExperiment,
  goLive,
  listExperiments,
  planExperiment,
  stopExperiment,
} from "@standings/services";
import { z } from "zod";
import type { BrandCalls } from "./brand-views.ts";
import { sendFile } from "./headers.ts";
import { experiment, experiments, plannedExperiment } from "./replies/experiments.ts";
import { sendTable, TABLE_CALLS } from "./table-file.ts";

const planBody = planExperimentSchema.omit({ brandId: true });
const newBody = newExperimentSchema.omit({ brandId: true });
const liveBody = goLiveSchema.pick({ liveOn: true, address: true });
const lookParams = z.object({
  id: z.string(),
  experimentId: z.string(),
  number: z.coerce.number().int().min(1),
});
const NOT_FOUND = ["BRAND_NOT_FOUND", "EXPERIMENT_NOT_FOUND"] as const;

/** Experiments of a brand: plans, what was done, and registered looks (record 102). */
export function experimentCalls({ read, session }: BrandCalls): void {
  read.get(
    "/:id/experiments",
    "Experiments of a brand, the newest first",
    { answers: experiments, errors: ["BRAND_NOT_FOUND"] },
    async (caller, { id: brandId }) => ({ experiments: await listExperiments(caller, { brandId }) }),
  );

  session.post(
    "/:id/experiments",
    "Saves a plan as a draft",
    {
      body: newBody,
      creates: experiment,
      errors: ["BRAND_NOT_FOUND", "EXPERIMENT_INVALID", "INVALID_MARKET", "TOO_MANY_EXPERIMENTS"],
    },
    (caller, { id: brandId, ...wish }) => createExperiment(caller, { brandId, ...wish }),
  );

  read.post(
    "/:id/experiments/plan",
    "What a plan could see, and controls for it; asks nothing, saves nothing",
    {
      body: planBody,
      answers: plannedExperiment,
      errors: ["BRAND_NOT_FOUND", "EXPERIMENT_INVALID", "INVALID_MARKET"],
    },
    (caller, { id: brandId, ...wish }) => planExperiment(caller, { brandId, ...wish }),
  );

  read.get(
    "/:id/experiments/:experimentId",
    "An experiment: its plan, what was done, and the looks that were taken",
    { answers: experiment, errors: NOT_FOUND },
    (caller, { id: brandId, experimentId }) => getExperiment(caller, { brandId, experimentId }),
  );

  for (const { format, words, type } of TABLE_CALLS) {
    const path = "/:id/experiments/:experimentId/looks/:number/export";
    read.get(
      format === "csv" ? path : `${path}/${format}`,
      `What a look was read from as ${words}: its verdict can be computed anew from it`,
      { params: lookParams, answers: type, errors: [...NOT_FOUND, "LOOK_NOT_FOUND"] },
      async (caller, { id: brandId, experimentId, number }, _request, reply) =>
        sendTable(reply, await exportLook(caller, { brandId, experimentId, number, format }), format),
    );
  }

  read.get(
    "/:id/experiments/:experimentId/looks/:number/export/pdf",
    "A look on paper, in the words of its page",
    {
      params: lookParams,
      answers: "application/pdf",
      errors: [...NOT_FOUND, "LOOK_NOT_FOUND", "EXPORT_NOT_INCLUDED", "EXPORT_FAILED"],
    },
    async (caller, { id: brandId, experimentId, number }, _request, reply) =>
      sendFile(reply, await exportLookPdf(caller, { brandId, experimentId, number }), "application/pdf"),
  );

  session.put(
    "/:id/experiments/:experimentId",
    "Changes a draft",
    {
      body: newBody,
      answers: experiment,
      errors: [...NOT_FOUND, "EXPERIMENT_FROZEN", "EXPERIMENT_INVALID", "INVALID_MARKET"],
    },
    (caller, { id: brandId, experimentId, ...wish }) =>
      changeExperiment(caller, { brandId, experimentId, ...wish }),
  );

  session.delete(
    "/:id/experiments/:experimentId",
    "Deletes a draft; what was frozen stays visible",
    { errors: [...NOT_FOUND, "EXPERIMENT_FROZEN"] },
    (caller, { id: brandId, experimentId }) => deleteExperiment(caller, { brandId, experimentId }),
  );

  session.post(
    "/:id/experiments/:experimentId/freeze",
    "Freezes a plan: nothing in it changes any more",
    {
      answers: experiment,
      errors: [...NOT_FOUND, "EXPERIMENT_FROZEN", "EXPERIMENT_INVALID", "EXPERIMENT_UNANSWERABLE"],
    },
    (caller, { id: brandId, experimentId }) => freezeExperiment(caller, { brandId, experimentId }),
  );

  session.post(
    "/:id/experiments/:experimentId/actions/:actionId/live",
    "Tells that an action went live; it stays told",
    {
      body: liveBody,
      answers: experiment,
      errors: [
        ...NOT_FOUND,
        "EXPERIMENT_NOT_RUNNING",
        "ACTION_NOT_FOUND",
        "ACTION_IS_LIVE",
        "LIVE_DAY_INVALID",
      ],
    },
    (caller, { id: brandId, experimentId, actionId, ...told }) =>
      goLive(caller, { brandId, experimentId, actionId, ...told }),
  );

  session.post(
    "/:id/experiments/:experimentId/abandon",
    "Gives a frozen plan up before anything is live",
    { answers: experiment, errors: [...NOT_FOUND, "EXPERIMENT_NOT_RUNNING", "EXPERIMENT_HAS_BEGUN"] },
    (caller, { id: brandId, experimentId }) => abandonExperiment(caller, { brandId, experimentId }),
  );

  session.post(
    "/:id/experiments/:experimentId/stop",
    "Stops an experiment by hand: no further look is taken",
    { answers: experiment, errors: [...NOT_FOUND, "EXPERIMENT_NOT_RUNNING"] },
    (caller, { id: brandId, experimentId }) => stopExperiment(caller, { brandId, experimentId }),
  );
}
