import { z } from "zod";
import { text } from "./text.ts";

/** An address or domain as somebody typed it; the verb says whether it is one. */
export const domainSchema = z.object({ domain: text(2048) });

/** Spec part 2 §9. */
export const HISTORICAL_LIMIT = 1000;
