/**
 * Which form an answer had when its entries were read: the JSON asked for, a list (headings and bare lines of names
 * too), a table, records of labelled lines, running text; `nothing` when no reader found an entry.
 */
export type AnswerShape = "json" | "list" | "table" | "records" | "prose" | "nothing";
