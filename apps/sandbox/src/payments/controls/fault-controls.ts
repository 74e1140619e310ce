import type { FastifyInstance } from "fastify";
import { faultsBody } from "../faults/faults.ts";
import type { Payments } from "../payments.ts";
import { readBody } from "./read-body.ts";

export function registerFaultControls(app: FastifyInstance, { faults }: Payments): void {
  const show = () => ({ faults: faults.list() });

  app.get("/faults", show);
  app.put("/faults", (request) => {
    faults.replace(readBody(faultsBody, request.body).faults);
    return show();
  });
}
