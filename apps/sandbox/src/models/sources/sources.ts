import type { Sector } from "@standings/domain";
import { z } from "zod";
import { readCsv, values } from "../../read-csv.ts";

const AREAS = ["software", "money", "health", "consumer", "media", "industry", "energy", "services"] as const;
type Area = (typeof AREAS)[number];

/**
 * A publication that models cite. `{slug}` and `{subject}` stand for the ranking's subject, `{topic}`, `{Topic}` and
 * `{label}` for its topic alone, `{id6}`, `{id11}` and `{number}` for the numbers that such sites give their pages.
 */
const row = z
  .strictObject({
    page: z.string().includes("/"),
    title: z.string().min(1),
    areas: values.pipe(z.array(z.enum([...AREAS, "any"]))),
    /** How often it is cited, relative to the others. */
    weight: z.coerce.number().positive(),
  })
  .transform(({ page, ...source }) => {
    const slash = page.indexOf("/");
    return { host: page.slice(0, slash), path: page.slice(slash), ...source };
  });

export type Source = z.output<typeof row>;

export const SOURCES: readonly Source[] = readCsv("sources", row);

const AREA_OF_SECTOR: Readonly<Record<Sector, Area>> = {
  Technology: "software",
  Financials: "money",
  Healthcare: "health",
  Consumer: "consumer",
  "Communications & Media": "media",
  "Industrials & Real Assets": "industry",
  Energy: "energy",
  "Professional Services": "services",
};

const CONSUMER_TECH = new Set(["antivirus", "vpn", "password manager", "laptop", "smartphone", "headphones"]);

export function areaOf(topic: string | null, sector: Sector | null): Area {
  if (topic && CONSUMER_TECH.has(topic)) return "consumer";
  return AREA_OF_SECTOR[sector ?? "Technology"];
}
