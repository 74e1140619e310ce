import type { Company } from "./company.ts";
import { SALES_SOFTWARE } from "./technology-sales.ts";

/** Every company of the catalogue. */
export const COMPANIES: readonly Company[] = [...SALES_SOFTWARE];
