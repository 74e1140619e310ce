import {
  type AdminPostItem,
  BLOG_CATEGORIES,
  BLOG_SORT_FIELDS,
  type BlogCategory,
  type BlogSortField,
  plural,
} from "@standings/domain";
import { keepPreviousData } from "@tanstack/react-query";
import { Newspaper, Plus } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../components/ui/button.tsx";
import { Icon } from "../../../components/ui/icon.tsx";
import { trpc } from "../../../lib/api/trpc.ts";
import { choiceFilter } from "../list/filters.tsx";
import { PanelList, type PanelQuery } from "../list/panel-list.tsx";
import { useOpened } from "../list/use-list-search.ts";
import { DeletePostDialog } from "./delete-post-dialog.tsx";
import { EditorDialog, NEW_POST } from "./editor/editor-dialog.tsx";
import { POST_STATUS_LABELS } from "./post-state.tsx";
import { postTable } from "./post-table.tsx";

const CATEGORIES = Object.fromEntries(BLOG_CATEGORIES.map((name) => [name, name])) as Readonly<
  Record<BlogCategory, string>
>;

const FILTERS = {
  status: choiceFilter("Status", POST_STATUS_LABELS),
  categories: choiceFilter("Category", CATEGORIES),
};

function usePostList({ categories, ...query }: PanelQuery<typeof FILTERS, BlogSortField>) {
  return trpc.admin.posts.list.useQuery(
    { ...query, categories: categories && [categories] },
    { placeholderData: keepPreviousData },
  );
}

/** Posts of the blog, and the editor that writes them (spec part 2 §2). */
export default function Posts() {
  const [opened, open] = useOpened();
  const [deleting, setDeleting] = useState<Pick<AdminPostItem, "id" | "title"> | null>(null);
  const newPost = (label: string) => (
    <Button variant="primary" onClick={() => open(NEW_POST)}>
      <Icon of={Plus} />
      {label}
    </Button>
  );
  return (
    <>
      <PanelList
        title="Blog"
        note={({ pagination }) => plural(pagination.total, "post")}
        actions={newPost("New Post")}
        words="Title, address or text"
        filters={FILTERS}
        sorts={BLOG_SORT_FIELDS}
        file="/api/admin/blog/export"
        noun="posts"
        empty={{ title: "No blog posts yet", icon: Newspaper, actions: newPost("Create First Post") }}
        useRows={usePostList}
        rows={({ posts }) => posts}
        look={postTable(setDeleting)}
        details={(id, onClose) => <EditorDialog key={id} id={id} onClose={onClose} onDelete={setDeleting} />}
      />
      {deleting && (
        <DeletePostDialog
          post={deleting}
          onDeleted={() => deleting.id === opened && open(undefined)}
          onClose={() => setDeleting(null)}
        />
      )}
    </>
  );
}
