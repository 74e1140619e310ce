import { type BrandRecord, claimsSentence, ERRORS } from "@standings/domain";
import { ArrowLeft } from "lucide-react";
import { Button, ButtonLink } from "../../../components/ui/button.tsx";
import { Icon } from "../../../components/ui/icon.tsx";
import { DelayedFallback, Loading } from "../../../components/ui/loading.tsx";
import { Notice } from "../../../components/ui/notice.tsx";
import { PageFrame } from "../../../components/ui/page-frame.tsx";
import { TextLink } from "../../../components/ui/text-link.tsx";
import { errorCode } from "../../../lib/api/errors.ts";
import { trpc } from "../../../lib/api/trpc.ts";
import { SignedIn } from "../signed-in.tsx";
import { ClaimList } from "./claim-list.tsx";
import { FactList } from "./fact-list.tsx";

/** `/brands/{id}/claims`: what models say about a brand, held against its facts. */
export function ClaimsPage({ id }: { id: string }) {
  return (
    <PageFrame top="page">
      <SignedIn>
        <Claims id={id} />
      </SignedIn>
    </PageFrame>
  );
}

function Claims({ id }: { id: string }) {
  const brand = trpc.brands.byId.useQuery({ brandId: id });
  const claims = trpc.brands.claims.useQuery({ brandId: id });
  const facts = trpc.brands.facts.useQuery({ brandId: id });
  const failed = brand.error ?? claims.error ?? facts.error;
  if (brand.data && claims.data && facts.data)
    return (
      <>
        <Head brand={brand.data} sentence={claimsSentence(claims.data)} />
        <ClaimList brandId={id} claims={claims.data} facts={facts.data.facts} />
        <FactList brandId={id} facts={facts.data.facts} />
      </>
    );
  if (failed)
    return (
      <NotShown
        code={errorCode(failed)}
        onRetry={() => {
          for (const query of [brand, claims, facts]) void query.refetch();
        }}
      />
    );
  return (
    <div className="min-h-screen">
      <DelayedFallback>
        <Loading>Loading what models say...</Loading>
      </DelayedFallback>
    </div>
  );
}

function Head({ brand, sentence }: { brand: BrandRecord; sentence: string }) {
  return (
    <div className="mb-6 grid gap-2">
      <TextLink
        to="/brands/$id"
        params={{ id: brand.id }}
        touch="line"
        className="gap-1.5 text-sm text-ink-3"
      >
        <Icon of={ArrowLeft} size="sm" />
        {brand.name}
      </TextLink>
      <h1 className="text-page-title font-strong wrap-anywhere sm:text-2xl/7.5">
        What models say about {brand.name}
      </h1>
      <p className="max-w-160 text-pretty">{sentence}</p>
    </div>
  );
}

function NotShown({ code, onRetry }: { code: string | null; onRetry: () => void }) {
  const isMissing = code === "BRAND_NOT_FOUND" || code === "INVALID_INPUT";
  return (
    <Notice
      level={1}
      tone="bad"
      title={isMissing ? ERRORS.BRAND_NOT_FOUND.message : "What models say could not be loaded"}
      actions={
        <>
          {!isMissing && (
            <Button variant="primary" onClick={onRetry}>
              Try Again
            </Button>
          )}
          <ButtonLink to="/brands">All Brands</ButtonLink>
        </>
      }
    >
      {isMissing ? "It may have been deleted, or it belongs to another account." : null}
    </Notice>
  );
}
