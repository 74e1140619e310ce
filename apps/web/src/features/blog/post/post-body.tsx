import type { BlogPost } from "@standings/domain";
import { Link } from "@tanstack/react-router";
import { Contents } from "../../../components/post/contents.tsx";
import { TEXT_STYLE } from "../../../components/post/text-style.ts";
import { chipStyle } from "../../../components/ui/chip.tsx";
import { POST_TEXT_ID } from "../../../lib/html/html-once.ts";
import { REPORT } from "../report/later-report.tsx";
import { reportSections } from "../report/report-sections.ts";

/** A post with fewer sections needs no contents list. */
const LONG = 3;

/** The text with its contents list beside it on wide screens and above it on others; in a report it stands between its sections. */
export function PostBody({ post }: { readonly post: BlogPost }) {
  const { html, headings, type, domain, tags } = post;
  const isReport = type !== "standard" && domain !== null;
  const ofText = headings.filter(({ level }) => level === 2);
  const sections = isReport ? reportSections(ofText) : ofText;
  const listed = sections.length >= LONG ? sections : [];
  return (
    <div className="grid gap-6 pt-8 sm:pt-12 lg:grid-cols-[200px_minmax(0,1fr)] lg:gap-x-14">
      {listed.length > 0 && (
        <Contents title={isReport ? "In this report" : "In this post"} sections={listed} />
      )}
      <div className={`min-w-0 lg:col-start-2 ${isReport ? "" : "max-w-170"}`}>
        {!isReport && html !== "" && (
          <div className="max-w-170">
            <PostText html={html} />
          </div>
        )}
        {isReport && REPORT}
        <TagLinks tags={tags} />
      </div>
    </div>
  );
}

function TagLinks({ tags }: Pick<BlogPost, "tags">) {
  if (tags.length === 0) return null;
  return (
    <ul className="mt-8 flex flex-wrap gap-2 border-t border-line-2 pt-5" aria-label="Tags">
      {tags.map((tag) => (
        <li key={tag} className="max-w-full">
          <Link
            to="/blog"
            search={{ tags: [tag] }}
            className={chipStyle({ kind: "filter", className: "max-w-full" })}
          >
            <span className="truncate">{tag}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** A post’s HTML, which the pipeline sanitised when the post was saved. */
export function PostText({ html }: { readonly html: string }) {
  return (
    <div
      id={POST_TEXT_ID}
      className={TEXT_STYLE}
      // The browser reads it back from this element, in its own spelling.
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
