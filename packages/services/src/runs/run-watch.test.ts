import type { LoggedEvent } from "@standings/database";
import fc from "fast-check";
import { expect, it } from "vitest";
import { type FollowerHost, RunFollower } from "./run-follower.ts";
import { RunWatch } from "./run-watch.ts";

/** What can happen around a watch, in any order. */
const step = fc.oneof(
  // This process appends; its signal arrives, or is lost.
  fc.record({ do: fc.constant("append" as const), isTold: fc.boolean() }),
  // Another process signals, or the watcher looks by itself.
  fc.constant({ do: "look" as const }),
  fc.constant({ do: "age" as const }),
  fc.constant({ do: "fail" as const }),
  fc.record({ do: fc.constant("join" as const), afterSeq: fc.constantFrom(0, 0, 1, 2, 5, 99) }),
  fc.constant({ do: "breathe" as const }),
);

const breathe = () => new Promise((resolve) => setImmediate(resolve));

it("every follower gets what comes after its place, once and in order, whatever happens in between", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { maxLength: 40, size: "max" }),
      fc.boolean(),
      async (steps, isCensored) => {
        const log: LoggedEvent[] = [];
        let failures = 0;
        const watch = new RunWatch(
          "run",
          async (_runId, afterSeq) => {
            const hasEnded = log.at(-1)?.event.type === "complete";
            const events = log.filter(({ seq }) => seq > afterSeq);
            const news = {
              userId: "u",
              kind: "company",
              events,
              lastSeq: log.length,
              hasEnded,
              isCensored,
            } as const;
            // The answer takes its time, and much may happen meanwhile.
            await breathe();
            if (failures === 0) return news;
            failures -= 1;
            throw new Error("The database is away");
          },
          ({ waiting }) => {
            for (const follower of [...waiting]) follower.wake();
          },
        );
        const host: FollowerHost = {
          release() {},
          onFailure(failed) {
            failed.hasFailed = true;
          },
        };
        const look = () => watch.refresh(watch.lastSeq ?? 0).catch((error) => host.onFailure(watch, error));
        const followed: { readonly afterSeq: number; readonly seen: Promise<number[]> }[] = [];
        const append = (type: "error" | "complete") => {
          const event =
            type === "error" ? { type, error: "" } : { type, searchId: "run", remainingCredits: 0 };
          const logged = { seq: log.length + 1, event } as LoggedEvent;
          log.push(logged);
          return logged;
        };
        for (const one of steps) {
          if (one.do === "append") {
            const logged = append("error");
            if (one.isTold && !watch.append([logged])) void look();
          } else if (one.do === "look") void look();
          else if (one.do === "age") watch.age();
          else if (one.do === "fail") failures += 1;
          else if (one.do === "join") followed.push({ afterSeq: one.afterSeq, seen: read(one.afterSeq) });
          else for (let ticks = 0; ticks < 3; ticks += 1) await breathe();
        }
        append("complete");
        failures = 0;
        // The watcher's own looks: they make up for every lost signal and failed read.
        for (let looks = 0; looks < 3; looks += 1) await look();
        const all = log.map(({ seq }) => seq);
        for (const { afterSeq, seen } of followed) {
          expect(await seen).toEqual(all.filter((seq) => seq > afterSeq));
        }

        async function read(afterSeq: number): Promise<number[]> {
          const seen: number[] = [];
          for await (const { seq } of new RunFollower(watch, host, afterSeq)) seen.push(seq);
          return seen;
        }
      },
    ),
    { numRuns: 300 },
  );
});
