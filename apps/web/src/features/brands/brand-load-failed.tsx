import { ERRORS } from "@standings/domain";
import { Button, ButtonLink } from "../../components/ui/button.tsx";
import { Notice } from "../../components/ui/notice.tsx";
import { errorCode } from "../../lib/api/errors.ts";

interface BrandLoadFailedProps {
  /** What could not be loaded, such as `names`. */
  readonly what: string;
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** In place of a brand, or of what belongs to one: it is missing, or its load failed. */
export function BrandLoadFailed({ what, error, onRetry }: BrandLoadFailedProps) {
  const code = errorCode(error);
  const isMissing = code === "BRAND_NOT_FOUND" || code === "INVALID_INPUT";
  return (
    <Notice
      level={1}
      tone="bad"
      title={isMissing ? ERRORS.BRAND_NOT_FOUND.message : `The ${what} could not be loaded`}
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
