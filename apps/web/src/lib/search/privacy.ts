import { type SearchKind, sharedPath } from "@standings/domain";
import { type TrpcUtils, trpc } from "../api/trpc.ts";
import { notify } from "../notify.ts";

/** What a private or shared search means, in words. */
export function privacyMeaning(isPrivate: boolean): string {
  return isPrivate ? "Only you see it" : "Shared on Trending without your name";
}

/** The same of a study, or of the prompts of a discovery. */
export function sharedWithCompanies(isPrivate: boolean): string {
  return isPrivate ? "Only you see it" : "Shared on its companies' pages without your name";
}

export const ONLY_YOU = "Only you can open this";

/** A saved or running search of the viewer. */
export interface OwnSearch {
  readonly id: string;
  readonly kind: SearchKind;
  readonly isPrivate: boolean;
}

/** Whether a search of the viewer is private; undefined until it is known. */
export function useSearchPrivacy(id: string | null): boolean | undefined {
  const { data } = trpc.search.privacy.useQuery({ id: id ?? "" }, { enabled: id !== null });
  return data?.isPrivate;
}

/** Shares a search of the viewer, or makes it private, and shows it so everywhere. */
export function useSetPrivacy() {
  const utils = trpc.useUtils();
  return trpc.search.setPrivacy.useMutation({
    meta: { failed: "Your choice could not be saved. Please try again." },
    onSuccess: (saved) => {
      showPrivacy(utils, saved);
      if (saved.isPrivate) notify.success("Private now. It leaves public pages within a minute.");
    },
  });
}

function showPrivacy(utils: TrpcUtils, saved: { readonly id: string; readonly isPrivate: boolean }): void {
  const { id, isPrivate } = saved;
  const { search, trending } = utils;
  search.privacy.setData({ id }, saved);
  search.get.setData({ id }, (record) => record && { ...record, isPrivate });
  search.getOwnOrShared.setData(
    { id },
    (found) => found && { ...found, record: { ...found.record, isPrivate } },
  );
  void search.history.invalidate();
  void trending.list.invalidate();
  void trending.get.invalidate({ id });
}

/** Address of the public page of a search. */
export function sharedHref(kind: SearchKind, id: string): string {
  return new URL(sharedPath(kind, id), window.location.origin).href;
}
