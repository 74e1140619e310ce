import { type LucideIcon, SearchX } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../../../components/ui/button.tsx";
import { Notice } from "../../../components/ui/notice.tsx";

export interface ListStatesProps {
  /** The list's query. */
  readonly query: { readonly isError: boolean; readonly refetch: () => unknown };
  readonly isEmpty: boolean;
  readonly isFiltered: boolean;
  /** What the list shows: "users". */
  readonly noun: string;
  readonly empty: {
    readonly title: string;
    readonly icon: LucideIcon;
    readonly children?: ReactNode;
    readonly actions?: ReactNode;
  };
  readonly onClear: () => void;
  readonly children: ReactNode;
}

/** A list, or why there is none: it could not be read, nothing matches, or nothing is there yet. */
export function ListStates({ query, isEmpty, isFiltered, noun, empty, onClear, children }: ListStatesProps) {
  if (query.isError) {
    return (
      <Notice
        tone="bad"
        title={`The ${noun} could not be read`}
        actions={
          <Button variant="primary" onClick={() => void query.refetch()}>
            Try Again
          </Button>
        }
      >
        Nothing was changed.
      </Notice>
    );
  }
  if (!isEmpty) return children;
  if (!isFiltered) return <Notice {...empty} />;
  return (
    <Notice
      icon={SearchX}
      title={`No ${noun} match`}
      actions={<Button onClick={onClear}>Clear filters</Button>}
    >
      Other words or fewer filters find more.
    </Notice>
  );
}
