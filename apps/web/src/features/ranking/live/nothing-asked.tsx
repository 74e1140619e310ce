import { Link } from "@tanstack/react-router";
import { Notice } from "../../../components/ui/notice.tsx";

/** The address asks nothing that could be asked. */
export function NothingAsked({ problem }: { problem: string }) {
  return (
    <Notice
      level={1}
      title={problem}
      actions={
        <Link to="/" className="btn btn-primary">
          Start a New Search
        </Link>
      }
    >
      A ranking begins with the question your buyers ask.
    </Notice>
  );
}
