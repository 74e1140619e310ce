import { describe, expect, it } from "vitest";
import { readBareLines } from "./bare-lines.ts";
import { readLines } from "./line.ts";

const names = (...rows: string[]) => readBareLines(readLines(rows.join("\n"))).map(({ name }) => name);

describe("an answer of names alone", () => {
  it("may have one a line, with or without a description", () => {
    expect(names("HubSpot", "Zoho CRM", "Pipedrive")).toEqual(["HubSpot", "Zoho CRM", "Pipedrive"]);
    expect(names("HubSpot – easy", "Zoho – cheap")).toEqual(["HubSpot", "Zoho"]);
    expect(names("Here they are:", "HubSpot", "Zoho")).toEqual(["HubSpot", "Zoho"]);
  });

  it("may have all in one line", () => {
    expect(names("HubSpot, Zoho, Pipedrive")).toEqual(["HubSpot", "Zoho", "Pipedrive"]);
    expect(names("My picks: HubSpot and Zoho")).toEqual(["HubSpot", "Zoho"]);
    expect(names("HubSpot > Zoho > Close")).toEqual(["HubSpot", "Zoho", "Close"]);
    expect(names("HubSpot")).toEqual(["HubSpot"]);
  });

  it("ends where those to avoid begin", () => {
    expect(names("HubSpot", "Zoho", "Avoid:", "Acme", "Bcme")).toEqual(["HubSpot", "Zoho"]);
  });

  it.each([
    [["HubSpot is easy to use and has many features that small teams need."]],
    [["It depends on your budget.", "Tell me more about your team."]],
    [["Zoho", "is what I would take, because it is cheap and has everything.", "So there."]],
    [["请告诉我更多。"]],
    [[""]],
  ])("is not %j", (rows) => expect(names(...rows)).toEqual([]));
});
