import { Wordmark } from "../../components/brand/wordmark.tsx";

/** The logo at the top of a printed result; the page's own bar is not printed. */
export function PrintHead() {
  return (
    <div className="mb-4 hidden border-b border-line-2 pb-3 print:block">
      <Wordmark />
    </div>
  );
}
