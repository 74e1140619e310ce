import type { PriorityAction } from "@standings/domain";
import { expect, test } from "vitest";
import { describeField } from "./effort-impact.tsx";

const action = (effort: PriorityAction["effort"], impact: PriorityAction["impact"]): PriorityAction => {
  return { text: "Do it", facts: [1], platforms: [], cost: "Free", effort, impact };
};

test("the field of effort and impact has words", () => {
  expect(describeField([action("Low", "High"), action("High", "Medium")])).toBe(
    "Actions by effort and impact. 1: low effort, high impact; 2: high effort, medium impact",
  );
});
