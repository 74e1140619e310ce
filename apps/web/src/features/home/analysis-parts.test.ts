import { ANALYSIS_BADGES } from "@standings/domain";
import { expect, it } from "vitest";
import { planOf } from "./analysis-parts.ts";

const [PROMPTS, SEO, SOURCES] = ANALYSIS_BADGES;

it.each([
  [[PROMPTS], { tab: "prompt", begins: [], isPaid: false }],
  [[SEO], { tab: "seo", begins: ["seo"], isPaid: true }],
  [[SOURCES], { tab: "sources", begins: ["source"], isPaid: false }],
  [[SOURCES, SEO], { tab: "seo", begins: ["seo", "source"], isPaid: true }],
  [[SOURCES, PROMPTS], { tab: "prompt", begins: ["source"], isPaid: false }],
] as const)("%j opens and begins %j", (chosen, plan) => expect(planOf(chosen)).toEqual(plan));
