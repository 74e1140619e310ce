import { it } from "vitest";
import { measureMatcher } from "./measure-matcher.ts";

it("look", () => {
  for (const which of ["blind", "kept", "looked at", "mended with"] as const) {
    const { figures: f, faults } = measureMatcher(which);
    console.log(
      which,
      JSON.stringify(f),
      "P",
      (f.found / (f.found + f.wronglyFound)).toFixed(4),
      "R",
      (f.found / f.mentions).toFixed(4),
      "S",
      (f.rightStances / f.spoken).toFixed(4),
    );
    if (which === "mended with") console.log(faults.join("\n----\n"));
  }
});
