import { type ChildProcess, fork } from "node:child_process";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/** A bench child with request and reply over IPC. */
export interface Child<Hello> {
  readonly hello: Hello;
  call<Result>(message: object): Promise<Result>;
  stop(): void;
}

export async function startChild<Hello>(name: string, args: readonly string[]): Promise<Child<Hello>> {
  const script = fileURLToPath(new URL(`./${name}.ts`, import.meta.url));
  const child: ChildProcess = fork(script, [...args], { stdio: ["ignore", "inherit", "inherit", "ipc"] });
  const hello = await new Promise<Hello>((resolve, reject) => {
    child.once("message", (message) => resolve(message as Hello));
    child.once("exit", (code) => reject(new Error(`${name} ended with ${code}`)));
  });
  let calls = 0;
  return {
    hello,
    call: (message) =>
      new Promise((resolve) => {
        const id = ++calls;
        child.on("message", function listen(reply: { id: number; result: never }) {
          if (reply.id !== id) return;
          child.off("message", listen);
          resolve(reply.result);
        });
        child.send({ id, ...message });
      }),
    stop: () => child.disconnect(),
  };
}

/** In the child: says hello, answers calls, and ends with the parent. */
export function serveParent<Call>(hello: object, answer?: (call: Call) => unknown): void {
  process.on("message", async (call: Call & { readonly id: number }) =>
    process.send?.({ id: call.id, result: await answer?.(call) }),
  );
  process.on("disconnect", () => process.exit());
  process.send?.(hello);
}

const COLLECTIONS = 4;

/** Bytes of this process's heap that are in use once nothing more can be collected. */
export async function measureHeap(): Promise<number> {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  for (let nth = 0; nth < COLLECTIONS; nth += 1) {
    collect();
    await setTimeout(50);
  }
  return process.memoryUsage().heapUsed;
}
