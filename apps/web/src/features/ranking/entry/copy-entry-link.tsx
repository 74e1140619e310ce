import { Check, Link as LinkIcon } from "lucide-react";
import { useState } from "react";
import { LazyShareDialog } from "../../../components/privacy/lazy-share-dialog.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { Icon } from "../../../components/ui/icon.tsx";
import { useCopyLink } from "../../../lib/copy-link.ts";
import { ONLY_YOU, type OwnSearch, sharedHref, useSearchPrivacy } from "../../../lib/search/privacy.ts";
import { useScope } from "../scope.ts";

/** Copies the public page of the search; a private one is shared first. */
export function CopyLink() {
  const { searchId, kind } = useScope();
  const isPrivate = useSearchPrivacy(searchId);
  if (searchId === null) return <CopyButton />;
  if (isPrivate === undefined) return null;
  const search = { id: searchId, kind, isPrivate };
  return isPrivate ? <ShareFirst search={search} /> : <CopyButton href={sharedHref(kind, searchId)} />;
}

const LOOK = { variant: "ghost", size: "own", className: "h-10 px-3 mr-auto -ml-3" } as const;

function CopyButton({ href }: { href?: string }) {
  const { copied, copy } = useCopyLink(href);
  return (
    <Button {...LOOK} onClick={copy}>
      <Icon of={copied ? Check : LinkIcon} size="sm" />
      <span className="max-[359px]:sr-only" aria-live="polite">
        {copied ? "Link copied" : "Copy link"}
      </span>
    </Button>
  );
}

function ShareFirst({ search }: { search: OwnSearch }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button {...LOOK} title={ONLY_YOU} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon of={LinkIcon} size="sm" />
        Share it and copy link
      </Button>
      <LazyShareDialog search={search} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
