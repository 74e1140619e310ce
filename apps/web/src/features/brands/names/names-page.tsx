import { useEffect, useRef } from "react";
import { DelayedLoading } from "../../../components/ui/loading.tsx";
import { PageFrame } from "../../../components/ui/page-frame.tsx";
import { trpc } from "../../../lib/api/trpc.ts";
import { BrandLoadFailed } from "../brand-load-failed.tsx";
import { BrandFrame } from "../brand-tabs.tsx";
import { SignedIn } from "../signed-in.tsx";
import { NamesEditor } from "./names-editor.tsx";

/** How often a recount under way is looked at. */
const LOOK_MS = 2_000;

/** `/brands/{id}/names`: what the companies of a brand are called. */
export function NamesPage({ id }: { id: string }) {
  return (
    <PageFrame top="page">
      <SignedIn>
        <Names id={id} />
      </SignedIn>
    </PageFrame>
  );
}

function Names({ id }: { id: string }) {
  const brand = trpc.brands.byId.useQuery({ brandId: id });
  const names = useNames(id);
  const failed = brand.error ?? names.error;
  if (brand.data && names.data)
    return (
      <BrandFrame brand={brand.data} tab="names">
        <Head name={brand.data.name} version={names.data.counted.version} />
        <NamesEditor brandId={id} names={names.data} />
      </BrandFrame>
    );
  if (failed) {
    return (
      <BrandLoadFailed
        what="names"
        error={failed}
        onRetry={() => {
          void brand.refetch();
          void names.refetch();
        }}
      />
    );
  }
  const loading = (
    <div className="min-h-screen">
      <DelayedLoading>Loading the names...</DelayedLoading>
    </div>
  );
  return brand.data ? (
    <BrandFrame brand={brand.data} tab="names">
      {loading}
    </BrandFrame>
  ) : (
    loading
  );
}

/** The names, looked at while the past is being counted again; every figure is read anew when it has been. */
function useNames(brandId: string) {
  const utils = trpc.useUtils();
  const names = trpc.brands.names.useQuery(
    { brandId },
    {
      refetchInterval: ({ state: { data } }) => (data?.recount && !data.recount.hasFailed ? LOOK_MS : false),
    },
  );
  const counted = names.data?.counted.version;
  const was = useRef(counted);
  useEffect(() => {
    if (was.current !== undefined && was.current !== counted) void utils.brands.invalidate();
    was.current = counted;
  }, [counted, utils]);
  return names;
}

function Head({ name, version }: { name: string; version: number }) {
  return (
    <div className="mb-6 grid gap-x-12 gap-y-4 lg:grid-cols-[minmax(0,1fr)_340px]">
      <h2 className="min-w-0 text-xl font-strong wrap-anywhere">Names of {name}</h2>
      <p className="self-end border-l-2 border-line pl-3 text-sm text-pretty text-ink-3">
        Names belong to this brand and have a version: figures now use names {version}. Public company pages
        do not read them. Competitors’ names are as editable as yours.
      </p>
    </div>
  );
}
