/** Longest wait for calls, generous as every wait of a test. */
const PATIENCE_MS = 60_000;

/** Calls of the sandbox's models that stand at its turnstile, in the order in which they came. */
export interface HeldCalls {
  /** Waits until so many calls stand there. */
  waitFor(count: number): Promise<void>;
  /** Waits until so many calls stand there, and lets them go on. */
  letPass(count: number): Promise<void>;
  /** Lets go all that stand there; later ones are not held. */
  open(): Promise<void>;
}

/** Narrows which calls are held: those of one model or of one task. */
export interface HeldKind {
  readonly model?: string;
  readonly task?: "ranking" | "extraction" | "strategy" | "judging" | "advice";
}

/** Holds the calls of the sandbox's models from now on; its other faults end. */
export async function holdModels(
  { url }: { readonly url: string },
  { model = "*", task }: HeldKind = {},
): Promise<HeldCalls> {
  const setFaults = (faults: readonly object[]) => send(`${url}/models/faults`, "PUT", { faults });
  await setFaults([{ model, kind: "hold", ...(task ? { task } : {}) }]);
  const waitFor = (count: number) => send(`${url}/models/held?atLeast=${count}`, "GET");
  return {
    waitFor,
    async letPass(count) {
      await waitFor(count);
      await send(`${url}/models/release`, "POST", { count });
    },
    open: () => setFaults([]),
  };
}

async function send(url: string, method: string, body?: object): Promise<void> {
  const response = await fetch(url, {
    method,
    signal: AbortSignal.timeout(PATIENCE_MS),
    ...(body ? { headers: { "content-type": "application/json" }, body: JSON.stringify(body) } : {}),
  });
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
}
