import { router } from "../../procedures.ts";

export const adminSecondFactorRouter = router({});
