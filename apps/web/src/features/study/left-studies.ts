/** Studies whose page was left before they ended: their end is told by a toast with a link. */
import { type StudyRecord, studyPath } from "@standings/domain";
import type { TrpcUtils } from "../../lib/api/trpc.ts";
import { isLoss, LONGEST_WAIT_MS } from "../../lib/api/use-reopen.ts";
import { refreshBalance } from "../../lib/buying/balance.ts";
import { notify } from "../../lib/notify.ts";

export interface LeftStudy extends Pick<StudyRecord, "id" | "prompt"> {
  /** Events up to this one have been seen. */
  readonly seq: number;
  /** Opens a page of this site. */
  readonly open: (href: string) => void;
}

const watched = new Map<string, () => void>();

/** Watches a study until it ends or its page is opened again. Another account in this tab is told nothing. */
export function watchLeftStudy(utils: TrpcUtils, study: LeftStudy): void {
  const { id, prompt, seq, open } = study;
  forgetLeftStudy(id);
  const userId = utils.auth.me.getData()?.id;
  const watching = utils.client.study.events.subscribe(
    { studyId: id, lastEventId: String(seq) },
    {
      onData({ data: event }) {
        if (event.type !== "complete") return;
        forgetLeftStudy(id);
        if (utils.auth.me.getData()?.id !== userId) return;
        // Its page begins with its end, not with the study as it was left.
        void utils.study.byId.reset({ studyId: id });
        void utils.study.list.invalidate();
        void refreshBalance(utils);
        const page = { label: "Show", href: studyPath(id), open: () => open(studyPath(id)) };
        const named = `Your study “${prompt}”`;
        if (event.refunded) notify.info(`${named} got no answer and was refunded`, page);
        else notify.success(`${named} is ready`, page);
      },
      onError(error) {
        forgetLeftStudy(id);
        if (!isLoss(error)) return;
        const again = setTimeout(() => {
          if (utils.auth.me.getData()?.id === userId) watchLeftStudy(utils, study);
        }, LONGEST_WAIT_MS);
        watched.set(id, () => clearTimeout(again));
      },
    },
  );
  watched.set(id, () => watching.unsubscribe());
}

export function forgetLeftStudy(id: string): void {
  watched.get(id)?.();
  watched.delete(id);
}
