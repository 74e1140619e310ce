import { createMonthPartitions } from "@standings/database";
import {
  checkLedger,
  forgetAttempts,
  forgetLogos,
  reconcileOpenPayments,
  type ServiceContext,
} from "@standings/services";

export interface Job {
  /** When, in crontab's words; times are UTC. */
  readonly cron: string;
  run(services: ServiceContext): Promise<void>;
}

/** What happens by itself. One process of all does each of them at its time. */
export const JOBS = {
  check_ledger: {
    cron: "17 * * * *",
    async run({ db, log }) {
      const drift = await checkLedger(db);
      if (drift.length > 0) log.error({ drift }, "balances differ from the ledger");
      else log.info({}, "every balance is the sum of its ledger entries");
    },
  },
  reconcile_open_payments: {
    cron: "*/5 * * * *",
    async run(services) {
      await reconcileOpenPayments(services);
    },
  },
  forget_attempts: { cron: "41 * * * *", run: ({ db }) => forgetAttempts(db) },
  forget_logos: { cron: "23 4 * * *", run: ({ db }) => forgetLogos(db) },
  create_partitions: { cron: "5 3 * * *", run: ({ db }) => createMonthPartitions(db, new Date()) },
} as const satisfies Record<string, Job>;
