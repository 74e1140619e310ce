import type { TestServices } from "./test-services.ts";

/** Changes what the sandbox's models know, as `apps/sandbox/src/models/world.ts` says; nothing brings the old world back. */
export async function setWorld(
  { sandbox }: Pick<TestServices, "sandbox">,
  world: {
    readonly shifts?: readonly object[];
    readonly versions?: readonly object[];
    readonly searches?: readonly object[];
    /** Models that change silently on a day. */
    readonly changes?: readonly { readonly model: string; readonly from: string }[];
    /** Companies with a known place in answers to questions that hold a text, and by how many points it rises in some of them. */
    readonly courses?: readonly { readonly domain: string; readonly asked: string }[];
    readonly rises?: readonly {
      readonly domain: string;
      readonly asked: string;
      readonly points: number;
      readonly from: string;
      readonly lagDays?: number;
    }[];
    /** What day it is in the sandbox. */
    readonly today?: string;
    /** Share of a judge's verdicts that are wrong. */
    readonly judgeErrs?: number;
    readonly translationErrs?: number;
    /** Standard deviations of what the words alone make of a company's worth. */
    readonly wordings?: { readonly shared: number; readonly own: number };
  },
): Promise<void> {
  const response = await fetch(`${sandbox.url}/models/world`, {
    method: "PUT",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(world),
  });
  if (!response.ok) throw new Error(await response.text());
}
