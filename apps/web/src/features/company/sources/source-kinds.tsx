import { type Competition, plural, SOURCE_TYPE_NAMES } from "@standings/domain";
import { TitledSection } from "../../../components/ui/titled-section.tsx";

/** Pages of the field by the kind of their site, and those of them that are cited where the company is listed. */
export function SourceKinds({ competition: { kinds, pages } }: { competition: Competition }) {
  if (kinds.length === 0) return null;
  const most = Math.max(...kinds.map((kind) => kind.pages));
  return (
    <TitledSection title="Kinds of sources" size="md">
      <p className="border-b-2 border-line-ink pb-2 text-sm text-ink-3">
        {plural(pages, "page")} of the field; solid, those cited where it is listed.
      </p>
      <ul>
        {kinds.map(({ kind, pages: all, naming }) => (
          <li
            key={kind}
            className="grid grid-cols-[minmax(0,1fr)_88px_60px] items-center gap-3 border-b border-line py-2 text-sm"
          >
            <span>{SOURCE_TYPE_NAMES[kind]}</span>
            <svg className="h-2 w-full" aria-hidden="true">
              <rect width={`${(100 * all) / most}%`} height="8" rx="3" className="fill-line-2" />
              <rect width={`${(100 * naming) / most}%`} height="8" rx="3" className="fill-ink" />
            </svg>
            <span className="text-right whitespace-nowrap text-ink-3 tabular-nums">
              <b className="font-strong text-ink">{naming}</b> of {all}
            </span>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}
