import { plural, type SecondFactorState } from "@standings/domain";
import { RotateCw } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { Button } from "../../../components/ui/button.tsx";
import { Icon } from "../../../components/ui/icon.tsx";
import { Skeleton } from "../../../components/ui/loading.tsx";
import { Notice } from "../../../components/ui/notice.tsx";
import { trpc } from "../../../lib/api/trpc.ts";
import { formatDate } from "../../../lib/format.ts";
import type { User } from "../../../lib/session/session.ts";

const DIALOGS = {
  set_up: lazy(() => import("./set-up-dialog.tsx")),
  renew: lazy(() => import("./renew-codes-dialog.tsx")),
  turn_off: lazy(() => import("./turn-off-dialog.tsx")),
};
type Task = keyof typeof DIALOGS;

/** Two-step sign-in: on or off, and what can be done about it. */
export function TwoStep({ user }: { user: User }) {
  const state = trpc.secondFactor.get.useQuery(undefined, { staleTime: 0 });
  const [task, setTask] = useState<Task | null>(null);
  const Dialog = task && DIALOGS[task];
  return (
    <>
      {state.isError ? (
        <Failed onRetry={() => void state.refetch()} />
      ) : state.data ? (
        <State state={state.data} onTask={setTask} />
      ) : (
        <Skeleton className="h-5 w-64" />
      )}
      {Dialog && (
        <Suspense fallback={null}>
          <Dialog user={user} onClose={() => setTask(null)} />
        </Suspense>
      )}
    </>
  );
}

function State({ state, onTask }: { state: SecondFactorState; onTask: (task: Task) => void }) {
  const { since, codesLeft, isRequired } = state;
  if (since === null) {
    return (
      <div className="grid justify-items-start gap-3">
        <p>Off.{isRequired && " Admins here need it."}</p>
        <Button onClick={() => onTask("set_up")}>Set up two-step sign-in</Button>
      </div>
    );
  }
  return (
    <div className="grid justify-items-start gap-3">
      <p>
        On since {formatDate(new Date(since))}. {plural(codesLeft, "recovery code")} left.
        {codesLeft === 0 && " If you lose your phone, you cannot sign in: make new ones."}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => onTask("renew")}>New recovery codes</Button>
        {!isRequired && (
          <Button variant="danger" onClick={() => onTask("turn_off")}>
            Turn off
          </Button>
        )}
      </div>
      {isRequired && <p className="text-sm text-ink-3">Admins here need it, so it cannot be turned off.</p>}
    </div>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice
      level={3}
      tone="bad"
      title="Two-step sign-in could not be read"
      actions={
        <Button onClick={onRetry}>
          <Icon of={RotateCw} />
          Try Again
        </Button>
      }
    />
  );
}
