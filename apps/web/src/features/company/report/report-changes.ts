import type { ReportDraft } from "@standings/domain";

/** What an admin has typed in place of the draft. */
export type ReportChanges = Partial<Pick<ReportDraft, "title" | "excerpt" | "markdown">>;
