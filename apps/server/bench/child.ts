import { type ChildProcess, fork } from "node:child_process";
import { fileURLToPath } from "node:url";

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
