import { router } from "../../procedures.ts";

export const adminAnalysesRouter = router({});
