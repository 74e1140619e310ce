import { z } from "zod";

const PAGE_MAX = 100;
const PAGE = 50;

/** Fields of a page of a log with numbered rows, the newest first. `before` is `next` of the page before. */
export const logPage = {
  before: z
    .string()
    .regex(/^\d{1,18}$/)
    .optional(),
  limit: z.number().int().min(1).max(PAGE_MAX).default(PAGE),
};
