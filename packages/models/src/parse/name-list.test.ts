import { describe, expect, it } from "vitest";
import { splitNames } from "./name-list.ts";

const names = (text: string, withReasons = false) => splitNames(text, withReasons).map(({ name }) => name);

describe("names in an enumeration", () => {
  it.each([
    ["HubSpot, Pipedrive and Zoho CRM.", ["HubSpot", "Pipedrive", "Zoho CRM"]],
    ["HubSpot (hubspot.com), Zoho", ["HubSpot", "Zoho"]],
    ["HubSpot; Zoho; Close", ["HubSpot", "Zoho", "Close"]],
    ["Acme, Inc., Bosch and Siemens", ["Acme, Inc.", "Bosch", "Siemens"]],
    ["SAP, Datev und Lexware", ["SAP", "Datev", "Lexware"]],
    ["Orange, SFR et Bouygues", ["Orange", "SFR", "Bouygues"]],
    ["Movistar, Vodafone y Orange", ["Movistar", "Vodafone", "Orange"]],
    ["Vivo, Claro e Tim", ["Vivo", "Claro", "Tim"]],
    ["KPN, Ziggo en Odido", ["KPN", "Ziggo", "Odido"]],
    ["华为、小米和荣耀", ["华为", "小米", "荣耀"]],
    ["HubSpot followed by Zoho", ["HubSpot", "Zoho"]],
    ["HubSpot", ["HubSpot"]],
    ["eBay and iRobot", ["eBay", "iRobot"]],
    ["Brandl; Oberhof; nordweg", ["Brandl", "Oberhof", "nordweg"]],
  ])("%s", (text, expected) => expect(names(text)).toEqual(expected));

  it.each([
    "they are easy to use, cheap and fast",
    "HubSpot, which is easy to use",
    "good support and training",
    "Price, Support, Features",
    "",
  ])("are none in %j", (text) => expect(names(text)).toEqual([]));

  it("may go on with reasons, where that is said", () => {
    expect(names("Copper for Gmail users, Close if you call a lot", true)).toEqual(["Copper", "Close"]);
    expect(names("Datev für Steuerberater, Lexware bei kleinen Teams", true)).toEqual(["Datev", "Lexware"]);
  });

  it("are not read when there are too many", () => {
    expect(names(Array.from({ length: 26 }, (_, index) => `Maker${index}`).join(", "))).toEqual([]);
  });
});
