import type { BrandRecord } from "@standings/domain";
import { type TrpcUtils, trpc } from "../../lib/api/trpc.ts";

/** Shows a brand as the server has answered it. */
export function showBrand(utils: TrpcUtils, brand: BrandRecord): void {
  utils.brands.byId.setData(
    { brandId: brand.id },
    {
      ...brand,
      markets: [...brand.markets],
      competitors: [...brand.competitors],
      prompts: [...brand.prompts],
    },
  );
}

/** Changes a brand, and shows at once what it is now. */
export function useChangeBrand(onDone?: () => void) {
  const utils = trpc.useUtils();
  return trpc.brands.change.useMutation({
    onSuccess(brand) {
      showBrand(utils, brand);
      void utils.brands.invalidate();
      onDone?.();
    },
    meta: { failed: "The brand could not be changed" },
  });
}
