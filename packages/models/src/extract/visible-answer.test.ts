import { expect, it } from "vitest";
import { visibleAnswer } from "./visible-answer.ts";

it.each([
  ["comments", "Acme<!-- Zorg --> and Bolt", "Acme and Bolt"],
  ["hidden elements", 'Acme<span style="display:none">Zorg</span> and Bolt', "Acme and Bolt"],
  ["scripts", "Acme<script>Zorg</script> and Bolt", "Acme and Bolt"],
  ["escaped comments", "Acme&lt;!-- Zorg --&gt; and Bolt", "Acme and Bolt"],
  ["reasoning", "<think>Zorg?</think>Acme and Bolt", "Acme and Bolt"],
  ["invisible characters", "Ac\u200bme and Bolt", "Acme and Bolt"],
  ["escapes", "Acme \\& Sons &amp; Bolt", "Acme & Sons & Bolt"],
])("is without %s", (_what, text, visible) => {
  expect(visibleAnswer(text)).toBe(visible);
});
