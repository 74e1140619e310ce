import { describe, expect, it } from "vitest";
import { parseAnswer } from "./parse-answer.ts";

const names = (text: string) => parseAnswer(text, { kind: "company" }).entries.map(({ name }) => name);

describe("kinds of service with those who offer them in the sentence after the list", () => {
  it.each([
    [
      "providers",
      "1. **Managed IT services** – support\n2. **Cloud backups** – copies\n3. **Security audits** – checks\n\nProviders worth a look are Brindle IT, Northgate and Ostrava Systems.",
      ["Brindle IT", "Northgate", "Ostrava Systems"],
    ],
    [
      "a label",
      "1. **Payroll software** – pays\n2. **Applicant tracking** – hires\n3. **Learning platforms** – teaches\n\nCompanies to consider: Payfern, Hirely, Learnwell.",
      ["Payfern", "Hirely", "Learnwell"],
    ],
    [
      "bullets",
      "- Bookkeeping: accounts\n- Fractional CFOs: strategy\n- Tax advisory: filings\n\nWell-known firms include Ledgerly, Taxmoor and Bluefin. Prices differ.",
      ["Ledgerly", "Taxmoor", "Bluefin"],
    ],
  ])("ranks these alone: %s", (_how, text, expected) => expect(names(text)).toEqual(expected));

  const SHOPS = "1. **Beanpost** – roaster\n2. **Kettle** – shop\n3. **Drumfire** – tools\n\n";
  const BRANDS =
    "1. **Booking Holdings** – travel\n2. **Blue Apron Services** – food\n3. **Kettle Brands** – tea\n\n";
  it.each([
    [
      "a list of names",
      `${SHOPS}Vendors to look at are Old Mill and Harbour Tea.`,
      ["Beanpost", "Kettle", "Drumfire"],
    ],
    [
      "names called like kinds",
      `${BRANDS}Companies such as Booking Holdings and Kettle Brands are large.`,
      ["Booking Holdings", "Blue Apron Services", "Kettle Brands"],
    ],
    [
      "further names",
      `${BRANDS}Other companies to look at are Old Mill and Harbour Tea.`,
      ["Booking Holdings", "Blue Apron Services", "Kettle Brands"],
    ],
    [
      "names to avoid",
      `${BRANDS}Companies to avoid are Old Mill and Harbour Tea.`,
      ["Booking Holdings", "Blue Apron Services", "Kettle Brands"],
    ],
  ])("leaves %s as they are", (_what, text, expected) => expect(names(text)).toEqual(expected));
});
