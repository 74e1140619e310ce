import type { PostHeading } from "@standings/domain";

/** Raised when the same text renders differently; posts are then rendered again. */
export const PIPELINE_VERSION = 2;

export interface RenderedPost {
  readonly html: string;
  /** What a reader reads: its text without markup. */
  readonly text: string;
  /** Headings of levels 2 and 3, in order, without that of the footnotes. */
  readonly headings: PostHeading[];
}
