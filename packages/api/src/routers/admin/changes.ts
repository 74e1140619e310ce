import { router } from "../../procedures.ts";

export const adminChangesRouter = router({});
