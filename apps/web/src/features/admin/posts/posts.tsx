import { type AdminPostItem, BLOG_CATEGORIES } from "@standings/domain";
import { keepPreviousData } from "@tanstack/react-query";
import { Newspaper, Plus } from "lucide-react";
import { useState } from "react";
import { FileButtons } from "../../../components/file-buttons.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { Icon } from "../../../components/ui/icon.tsx";
import { trpc } from "../../../lib/api/trpc.ts";
import { formatNumber } from "../../../lib/format.ts";
import { FilterSelect } from "../list/filter-select.tsx";
import { ListSkeleton } from "../list/list-skeleton.tsx";
import { ListStates } from "../list/list-states.tsx";
import { ListToolbar } from "../list/list-toolbar.tsx";
import { PageHead } from "../list/page-head.tsx";
import { Pager } from "../list/pager.tsx";
import { useListSearch, useOpened } from "../list/use-list-search.ts";
import { DeletePostDialog } from "./delete-post-dialog.tsx";
import { EditorDialog, NEW_POST } from "./editor/editor-dialog.tsx";
import { PostTable } from "./post-table.tsx";
import { readPostsSearch, toPostsQuery } from "./posts-search.ts";
import { STATUS_LABELS } from "./status-badge.tsx";

const CATEGORIES = Object.fromEntries(BLOG_CATEGORIES.map((name) => [name, name])) as Readonly<
  Record<(typeof BLOG_CATEGORIES)[number], string>
>;

/** Posts of the blog, and the editor that writes them (spec part 2 §2). */
export default function Posts() {
  const [search, change] = useListSearch(readPostsSearch);
  const [opened, open] = useOpened();
  const [deleting, setDeleting] = useState<Pick<AdminPostItem, "id" | "title"> | null>(null);
  const query = toPostsQuery(search);
  const list = trpc.admin.posts.list.useQuery(
    { ...query, page: search.page },
    { placeholderData: keepPreviousData },
  );
  const isFiltered = query.search !== "" || query.status !== undefined || query.categories.length > 0;
  const newPost = (label: string) => (
    <Button variant="primary" onClick={() => open(NEW_POST)}>
      <Icon of={Plus} />
      {label}
    </Button>
  );
  return (
    <>
      <PageHead
        title="Blog"
        note={list.data && noteOf(list.data.pagination.total)}
        actions={newPost("New Post")}
      />
      <ListToolbar
        label="Title, address or text"
        search={search}
        onChange={change}
        end={<FileButtons path="/api/admin/blog/export" query={query} />}
      >
        <FilterSelect
          label="Status"
          options={STATUS_LABELS}
          value={search.status}
          onChange={(status) => change({ status })}
        />
        <FilterSelect
          label="Category"
          options={CATEGORIES}
          value={search.categories}
          onChange={(categories) => change({ categories })}
        />
      </ListToolbar>
      <ListStates
        query={list}
        isEmpty={list.data?.posts.length === 0}
        isFiltered={isFiltered || search.page !== undefined}
        noun="posts"
        empty={{ title: "No blog posts yet", icon: Newspaper, actions: newPost("Create First Post") }}
        onClear={() => change({ search: undefined, status: undefined, categories: undefined })}
      >
        {list.data ? (
          <>
            <PostTable
              posts={list.data.posts}
              search={search}
              onChange={change}
              onEdit={open}
              onDelete={setDeleting}
            />
            <Pager pagination={list.data.pagination} noun="posts" onPage={(page) => change({ page })} />
          </>
        ) : (
          <ListSkeleton />
        )}
      </ListStates>
      {opened !== undefined && (
        <EditorDialog key={opened} id={opened} onClose={() => open(undefined)} onDelete={setDeleting} />
      )}
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

function noteOf(total: number): string {
  return total === 1 ? "1 post" : `${formatNumber(total)} posts`;
}
