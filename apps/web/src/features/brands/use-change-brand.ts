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

/** Reads again what tells of the brands, and of the company that is the user's own: a brand may be it. */
export function forgetBrand(utils: TrpcUtils): void {
  void utils.brands.invalidate();
  void utils.auth.me.invalidate();
  void utils.search.history.invalidate();
  void utils.study.list.invalidate();
}

/** Changes a brand, and shows at once what it is now. */
export function useChangeBrand(onDone?: () => void) {
  const utils = trpc.useUtils();
  return trpc.brands.change.useMutation({
    onSuccess(brand, { name }) {
      showBrand(utils, brand);
      void utils.experiments.invalidate();
      if (name === undefined) void utils.brands.invalidate();
      else forgetBrand(utils);
      onDone?.();
    },
    meta: { failed: "The brand could not be changed" },
  });
}
