import { SandboxBadge } from "../../components/ui/badge.tsx";
import { trpc } from "../../lib/api/trpc.ts";
import { Questions } from "./home-questions.tsx";
import { MostAnalyzed } from "./most-analyzed.tsx";
import { PromptStrip, PromptStripSkeleton } from "./prompt-strip.tsx";
import { SectorCompanies } from "./sector-companies.tsx";
import { SourceStrip, SourceStripSkeleton } from "./source-strip.tsx";

/** Everything below the claims. A loading strip has a skeleton, and an empty strip is left out. */
export function HomeSections() {
  const { data: strips, isPending } = trpc.trending.home.useQuery();
  return (
    <>
      {strips && strips.prompts.length > 0 && <PromptStrip prompts={strips.prompts} />}
      {isPending && <PromptStripSkeleton />}
      <MostAnalyzed companies={isPending ? undefined : (strips?.companies ?? [])} />
      <SectorCompanies first={isPending ? undefined : (strips?.trending ?? [])} />
      {strips && strips.sources.length > 0 && <SourceStrip sources={strips.sources} />}
      {isPending && <SourceStripSkeleton />}
      {strips?.isSandbox && (
        <p className="pt-4">
          <SandboxBadge>These strips are made from the sandbox’s demo searches.</SandboxBadge>
        </p>
      )}
      <Questions />
    </>
  );
}
