import { TEXT_STYLE } from "../../../components/post/text-style.ts";
import { POST_TEXT_ID } from "../../../lib/html/html-once.ts";

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
