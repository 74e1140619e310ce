import { router } from "../../procedures.ts";

export const adminSearchesRouter = router({});
