import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { MouseEvent } from "react";
import { TEXT_STYLE } from "../../../../components/post/text-style.ts";
import { LoadFailed } from "../../../../components/ui/load-failed.tsx";
import { errorCode, errorText } from "../../../../lib/api/errors.ts";
import { trpc } from "../../../../lib/api/trpc.ts";
import { useDebounced } from "../../../../lib/hooks.ts";
import type { PostForm } from "./post-form.ts";

const WAIT_MS = 400;

/** The text as its page will show it, rendered by the server. A newer text ends the rendering of an older one. */
export function Preview({ markdown, images }: Pick<PostForm, "markdown" | "images">) {
  const { client } = trpc.useUtils();
  const [text] = useDebounced(markdown, WAIT_MS);
  const preview = useQuery({
    queryKey: ["post-preview", text, images],
    queryFn: ({ signal }) => client.admin.posts.preview.mutate({ markdown: text, images }, { signal }),
    enabled: text.trim() !== "",
    placeholderData: keepPreviousData,
    retry: (failures, error) => errorCode(error) === null && failures < 1,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (text.trim() === "") return <p className="text-ink-3">Nothing to preview yet</p>;
  if (preview.isError)
    return (
      <LoadFailed
        level={3}
        title={errorText(preview.error, "The preview could not be made")}
        onRetry={() => void preview.refetch()}
      >
        The text is kept.
      </LoadFailed>
    );
  if (!preview.data) return <p className="text-ink-3">Making the preview…</p>;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: its links must not leave the editor
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click
    <div
      className={TEXT_STYLE}
      aria-busy={preview.isFetching}
      onClick={openElsewhere}
      // Sanitised by the pipeline that renders posts.
      dangerouslySetInnerHTML={{ __html: preview.data.html }}
    />
  );
}

/** Links open in a tab of their own: the editor holds unsaved text. */
function openElsewhere(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link) return;
  event.preventDefault();
  const href = link.getAttribute("href") ?? "";
  if (href !== "" && !href.startsWith("#")) window.open(link.href, "_blank", "noopener");
}
