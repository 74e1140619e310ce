import type { Company } from "./company.ts";
import { FASHION } from "./consumer-fashion.ts";
import { HOME_AND_FOOD } from "./consumer-home.ts";
import { TRAVEL_AND_ELECTRONICS } from "./consumer-travel.ts";
import { ENERGY } from "./energy.ts";
import { FINANCIALS } from "./financials.ts";
import { INSURERS } from "./financials-insurance.ts";
import { HEALTHCARE } from "./healthcare.ts";
import { INDUSTRIALS } from "./industrials.ts";
import { MEDIA } from "./media.ts";
import { SERVICES } from "./services.ts";
import { BUSINESS_SOFTWARE } from "./technology-business.ts";
import { CLOUD_SOFTWARE } from "./technology-cloud.ts";
import { TECHNOLOGY_GIANTS } from "./technology-giants.ts";
import { SALES_SOFTWARE } from "./technology-sales.ts";
import { SECURITY_AND_AI } from "./technology-security.ts";
import { WORK_SOFTWARE } from "./technology-work.ts";

/** Every company of the catalogue. */
export const COMPANIES: readonly Company[] = [
  TECHNOLOGY_GIANTS,
  SALES_SOFTWARE,
  WORK_SOFTWARE,
  BUSINESS_SOFTWARE,
  CLOUD_SOFTWARE,
  SECURITY_AND_AI,
  FINANCIALS,
  INSURERS,
  HEALTHCARE,
  FASHION,
  HOME_AND_FOOD,
  TRAVEL_AND_ELECTRONICS,
  MEDIA,
  INDUSTRIALS,
  ENERGY,
  SERVICES,
].flat();
