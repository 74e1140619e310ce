import { pointRange, RANGE_MEANING, RECOUNT_DUE, share } from "@standings/domain";
import { TextLink } from "../../components/ui/text-link.tsx";
import { Defined } from "../../components/ui/tooltip.tsx";
import type { StudiesOfCompany } from "../../lib/api/api-types.ts";

/** Newest studies that the line names. */
const NAMED = 2;

interface StudiesProps {
  /** Undefined while loading, and where they could not be loaded. */
  readonly studies: StudiesOfCompany | undefined;
}

/** What studies say of a company, in one line, on a phone in two, with the newest ones. Its room stays, so that nothing moves when it comes. */
export function CompanyStudies({ studies }: StudiesProps) {
  return (
    <>
      <div className="mt-3 grid h-13 grid-cols-[minmax(0,1fr)_auto] content-start items-center gap-x-3 gap-y-1 text-sm text-ink-2 sm:flex sm:h-6">
        {studies && studies.studies > 0 && <Line {...studies} />}
        <TextLink
          to="/method"
          hash="figures"
          touch="inline"
          className="col-start-2 ml-auto flex-none text-ink-3"
        >
          How we measure
        </TextLink>
      </div>
      {studies?.isRecountDue && <p className="text-sm text-ink-3">{RECOUNT_DUE}</p>}
    </>
  );
}

function Line({ studies, hasOlder, listed, newest }: StudiesOfCompany) {
  const range = listed?.range ? ` (${pointRange(listed.range)}%)` : "";
  return (
    <>
      <p className="col-span-2 flex-none whitespace-nowrap tabular-nums">
        {studies === 1
          ? "In the study that lists it"
          : `In ${hasOlder ? "the newest " : ""}${studies} studies that list it`}
        {listed && (
          <>
            : <Defined text={RANGE_MEANING}>{`listed ${share(listed.value)}${range}`}</Defined>
          </>
        )}
      </p>
      <ul className="flex min-w-0 gap-x-3" aria-label="Newest studies">
        {newest.slice(0, NAMED).map(({ id, prompt }) => (
          <li key={id} className="flex min-w-0 max-sm:not-first:hidden">
            <TextLink
              to="/study/$id"
              params={{ id }}
              touch="inline"
              className="max-w-72 truncate"
              title={prompt}
            >
              “{prompt}”
            </TextLink>
          </li>
        ))}
      </ul>
    </>
  );
}
