import { expect, it } from "vitest";
import { FIELD_LABEL, IMAGE_LABEL, PROFILE_LABEL, REASON_LABEL, SITE_LABEL } from "./labels.ts";

it.each([
  [
    "a field",
    FIELD_LABEL,
    ["Pros", "pricing", "Best for", "Why it stands out", "Ventajas", "特点", "料金", "장점", "сайт"],
  ],
  [
    "an address",
    SITE_LABEL,
    ["Website", "Official site", "web page", "Sitio web", "官网", "公式サイト", "Learn more"],
  ],
  ["a reason", REASON_LABEL, ["Why", "Why it made the list", "Reasoning", "推荐理由", "이유"]],
  ["a profile", PROFILE_LABEL, ["Profile", "LinkedIn", "Personal website"]],
  ["a portrait", IMAGE_LABEL, ["Photo", "Image URL", "headshot"]],
])("%s is labelled so", (_name, label, texts) => {
  for (const text of texts) expect([text, label.test(text)]).toEqual([text, true]);
});

it.each(["HubSpot", "Pros Holdings", "Pricing Solutions Ltd", "Photobucket", "WebEx", "Besten"])(
  "%s is no label",
  (name) => {
    for (const label of [FIELD_LABEL, SITE_LABEL, REASON_LABEL, PROFILE_LABEL, IMAGE_LABEL])
      expect(label.test(name)).toBe(false);
  },
);
