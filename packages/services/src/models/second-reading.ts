import type { ExtractionSettings } from "@standings/models";
import type { ServiceContext } from "../context.ts";

/** How answers are read again: `upstreamId` null leaves the choice of the model to the catalogue. */
export interface SecondReadingSettings {
  readonly upstreamId: string | null;
  /** Time limit of one such call, milliseconds. */
  readonly deadlineMs: number;
}

/** A reading takes in an answer and gives its names alone. */
const TOKENS_READ_PER_WRITTEN = 4;

/** The model that reads answers again, the first of `secondReadings`. Null: off, or none is known. */
export function secondReading(
  services: Pick<ServiceContext, "settings" | "directory" | "catalogue">,
  reading: SecondReadingSettings | null = services.settings.extraction,
): ExtractionSettings | null {
  return secondReadings(services, reading)[0] ?? null;
}

/**
 * Models that can read answers again: the configured one, or the active ones of the catalogue that give structured output, do not
 * search by themselves and are offered, the cheapest first (admins' facts go before those of the gateway's list).
 */
export function secondReadings(
  { directory, catalogue }: Pick<ServiceContext, "directory" | "catalogue">,
  reading: SecondReadingSettings | null,
): ExtractionSettings[] {
  if (reading === null) return [];
  const { upstreamId, deadlineMs } = reading;
  if (upstreamId !== null) return [{ upstreamId, deadlineMs }];
  const readers = catalogue.rows().flatMap((row) => {
    const offered = directory.offered(row.id);
    const structuredOutput = row.structured_output ?? offered?.structuredOutput;
    const input = row.input_price ?? offered?.inputPrice ?? null;
    const output = row.output_price ?? offered?.outputPrice ?? null;
    const searchesItself = (row.search ?? offered?.search) === "built_in";
    const canRead =
      row.status === "active" && structuredOutput && !searchesItself && directory.isAvailable(row.id);
    if (!canRead || input === null || output === null) return [];
    return [{ upstreamId: directory.upstreamId(row.id), price: input * TOKENS_READ_PER_WRITTEN + output }];
  });
  return readers
    .sort((a, b) => a.price - b.price)
    .map((reader) => ({ upstreamId: reader.upstreamId, deadlineMs }));
}
