import { router } from "../../procedures.ts";

export const adminUsersRouter = router({});
