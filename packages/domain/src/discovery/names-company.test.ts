import { expect, it } from "vitest";
import { namesCompany } from "./names-company.ts";

const HUBSPOT = { domain: "hubspot.com", companyName: "HubSpot, Inc." };
const cases: [text: string, company: { domain: string; companyName: string }, named: boolean][] = [
  ["Best alternatives to HubSpot", HUBSPOT, true],
  ["best alternatives to HUBSPOT", HUBSPOT, true],
  ["Is hub-spot worth it", HUBSPOT, true],
  ["Which hub spot plan fits startups", HUBSPOT, true],
  ["HubSpotting for beginners", HUBSPOT, true],
  ["Who competes with hubspot.com", HUBSPOT, true],
  ["ＨｕｂＳｐｏｔ or others", HUBSPOT, true],
  ["Best CRM for startups incorporated in Delaware", HUBSPOT, false],
  ["Best CRM for startups", HUBSPOT, false],
  ["Cheaper than Nestle", { domain: "nestle.com", companyName: "Nestlé" }, true],
  ["Printers for PHP developers", { domain: "hp.com", companyName: "HP" }, false],
  ["Is HP good for students", { domain: "hp.com", companyName: "HP" }, true],
  ["Most next steps for Linux community teams", { domain: "x.com", companyName: "X" }, false],
  ["The bay area's best marketplace", { domain: "ebay.com", companyName: "eBay" }, false],
  ["Alternatives to eBay", { domain: "ebay.com", companyName: "eBay" }, true],
  ["最好的小米手机", { domain: "mi.com", companyName: "小米" }, true],
  ["Best jackets of the north", { domain: "thenorthface.com", companyName: "The North Face" }, false],
  ["Best jackets like The North Face", { domain: "thenorthface.com", companyName: "The North Face" }, true],
  ["Best stapler for a loud office", { domain: "loud.com", companyName: "Loud" }, true],
  ["Cloudy weather apps", { domain: "loud.com", companyName: "Loud" }, false],
  ["Best apps for likely buyers", { domain: "ramp.com", companyName: "Ramp" }, false],
  ["Ways to ramp up sales teams", { domain: "ramp.com", companyName: "Ramp" }, false],
  ["Trampolines for schools", { domain: "ramp.com", companyName: "Ramp" }, false],
  ["Ramp up sales teams faster", { domain: "ramp.com", companyName: "Ramp" }, false],
  ["Is Ramp good for startups", { domain: "ramp.com", companyName: "Ramp" }, true],
  ["Best cards, cheaper than ramp", { domain: "ramp.com", companyName: "Ramp" }, true],
  ["ramp reviews", { domain: "ramp.com", companyName: "Ramp" }, true],
  ["Ramp Cards For Startups", { domain: "ramp.com", companyName: "Ramp" }, false],
  ["What does ramp.com cost", { domain: "ramp.com", companyName: "Ramp" }, true],
  ["What does tramp.com cost", { domain: "ramp.com", companyName: "Ramp" }, false],
  ["Best notes app for Monday planning", { domain: "monday.com", companyName: "monday.com" }, false],
  ["Asanas for beginners", { domain: "asana.com", companyName: "Asana" }, true],
  ["掃除機ならダイナソン", { domain: "dainason.jp", companyName: "ダイナソン" }, true],
  ["掃除機ならタイナソン", { domain: "dainason.jp", companyName: "ダイナソン" }, false],
  ["Best text", { domain: "example.com", companyName: "!!!" }, false],
];

it.each(cases)("%s", (text, company, named) => {
  expect(namesCompany(text, company)).toBe(named);
});
