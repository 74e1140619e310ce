import { Link } from "@tanstack/react-router";
import { Notice } from "../../../components/ui/notice.tsx";

/** A shared search that can't be shown (spec part 2 §8). */
export function SearchFailed({ message }: { message: string }) {
  return (
    <div className="wrap pt-6 sm:pt-10">
      <Notice
        level={1}
        tone="bad"
        title={message}
        actions={
          <>
            <Link to="/" className="btn btn-primary">
              Go Home
            </Link>
            <Link to="/trending" className="btn btn-secondary">
              Trending Searches
            </Link>
          </>
        }
      />
    </div>
  );
}
