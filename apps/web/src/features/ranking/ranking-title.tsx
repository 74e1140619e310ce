import { useState } from "react";
import { TextButton } from "../../components/ui/text-link.tsx";

/** Longer questions are set smaller, and cut on a phone until all of them is asked for. */
const SHORT = 70;

/** Heading of a ranking: the question. */
export function RankingTitle({ title }: { title: string }) {
  const [all, setAll] = useState(false);
  if (title.length <= SHORT) {
    return (
      <h1 className="mt-1 mb-3 text-page-title font-strong text-balance break-words sm:text-2xl/7.5">
        {title}
      </h1>
    );
  }
  const cut = all ? "" : "max-sm:line-clamp-2 noscript:line-clamp-none print:line-clamp-none";
  return (
    <div className="mt-1 mb-3">
      <h1 className={`text-lg/6 font-strong break-words sm:text-xl/7.5 sm:text-pretty ${cut}`} title={title}>
        {title}
      </h1>
      <TextButton
        touch="line"
        className="text-sm sm:hidden noscript:hidden print:hidden"
        aria-expanded={all}
        onClick={() => setAll(!all)}
      >
        {all ? "Show less" : "Show the whole question"}
      </TextButton>
    </div>
  );
}
