import { ArrowLeft } from "lucide-react";
import { lazy, type ReactNode, Suspense } from "react";
import { Wordmark } from "../../../components/brand/wordmark.tsx";
import { Badge } from "../../../components/ui/badge.tsx";
import { ButtonLink } from "../../../components/ui/button.tsx";
import { Icon } from "../../../components/ui/icon.tsx";
import { trpc } from "../../../lib/api/trpc.ts";
import type { User } from "../../../lib/session/session.ts";

const SetUp = lazy(() => import("../../../components/two-step/set-up.tsx"));

interface AdminSecondFactorProps {
  readonly user: User;
  readonly pending: ReactNode;
  readonly children: ReactNode;
}

/** Where the operator requires two-step sign-in of admins, one without sets it up first. */
export function AdminSecondFactor({ user, pending, children }: AdminSecondFactorProps) {
  // Read anew only when a call says so, or when the recovery codes were seen.
  const { data, isPending } = trpc.secondFactor.get.useQuery(undefined, {
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  if (isPending) return pending;
  if (!data?.isRequired || data.isOn) return children;
  return (
    <main className="mx-auto grid max-w-120 gap-5 px-(--gutter) py-12">
      <p className="flex items-center gap-3">
        <Wordmark />
        <Badge tone="line">Admin</Badge>
      </p>
      <div className="grid gap-1">
        <h1 className="text-page-title font-strong">Set up two-step sign-in</h1>
        <p className="text-pretty text-ink-2">
          Whoever runs this server requires it of admins. After your password you will enter a code of an app
          on your phone.
        </p>
      </div>
      <Suspense fallback={pending}>
        <SetUp user={user} onDone={() => undefined} />
      </Suspense>
      <ButtonLink to="/" className="justify-self-start">
        <Icon of={ArrowLeft} />
        Back to App
      </ButtonLink>
    </main>
  );
}
