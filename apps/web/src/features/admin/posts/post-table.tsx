import { type AdminPostItem, DEFAULT_BLOG_SORT } from "@standings/domain";
import { ColumnName, HEAVY_RULE, Table } from "../../../components/ui/table.tsx";
import { SortName } from "../list/sort-name.tsx";
import type { ChangeSearch, ListSearch } from "../list/use-list-search.ts";
import { PostRow } from "./post-row.tsx";

interface PostTableProps {
  readonly posts: readonly AdminPostItem[];
  readonly search: ListSearch;
  readonly onChange: ChangeSearch<ListSearch>;
  readonly onEdit: (id: string) => void;
  readonly onDelete: (post: AdminPostItem) => void;
}

/** The list; on a phone a post is a small block. */
export function PostTable({ posts, search, onChange, onEdit, onDelete }: PostTableProps) {
  const sort = { defaultBy: DEFAULT_BLOG_SORT.sortBy, search, onChange };
  return (
    <Table isFixed className={`${HEAVY_RULE} max-sm:block`}>
      <caption className="sr-only">Blog posts</caption>
      <thead className="max-sm:hidden">
        <tr>
          <SortName label="Title" by="title" {...sort} className="text-left" />
          <ColumnName className="w-28 text-left">Status</ColumnName>
          <ColumnName className="w-38 text-left max-xl:hidden">Author</ColumnName>
          <SortName label="Views" by="views" {...sort} className="w-22 text-right" />
          <SortName label="Date" by={DEFAULT_BLOG_SORT.sortBy} {...sort} className="w-32 text-right" />
          <ColumnName className="w-26">
            <span className="sr-only">Edit or delete</span>
          </ColumnName>
        </tr>
      </thead>
      <tbody className="max-sm:block">
        {posts.map((post) => (
          <PostRow key={post.id} post={post} onEdit={() => onEdit(post.id)} onDelete={() => onDelete(post)} />
        ))}
      </tbody>
    </Table>
  );
}
