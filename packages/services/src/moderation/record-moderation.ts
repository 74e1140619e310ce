import type { Tables } from "@standings/database";
import type { ChangeAction, ModerationMeasure } from "@standings/domain";
import type { Transaction } from "kysely";
import { recordChange } from "../admin/record-change.ts";
import type { Viewer } from "../request.ts";
import type { ModerationOrder } from "./apply-moderation.ts";
import { subjectKey } from "./subject-key.ts";

interface Recorded {
  readonly begins: ChangeAction;
  readonly ends: ChangeAction;
  /** Field that the measure sets, and what it is set to. */
  readonly field: string;
  readonly value: boolean;
}

const RECORDED: Readonly<Record<ModerationMeasure, Recorded>> = {
  feature: { begins: "search_featured", ends: "search_feature_ended", field: "trending", value: true },
  take_down: { begins: "taken_down", ends: "brought_back", field: "onPublicPages", value: false },
};

/**
 * Adds a measure that begins or ends to the log of changes. A search or study is named by its id alone: its owner may make it
 * private later, and the log forgets nothing.
 */
export async function recordModeration(
  tx: Transaction<Tables>,
  admin: Viewer,
  { measure, subject }: ModerationOrder,
  { isInForce, reason }: { readonly isInForce: boolean; readonly reason: string },
): Promise<void> {
  const { begins, ends, field, value } = RECORDED[measure];
  const key = subjectKey(subject);
  await recordChange(tx, admin, {
    action: isInForce ? begins : ends,
    subjectKind: subject.kind,
    subjectId: key,
    subjectName: "id" in subject ? "" : key,
    before: { [field]: isInForce !== value },
    after: { [field]: isInForce === value },
    reason,
  });
}
