import { router } from "../../procedures.ts";

export const adminDashboardRouter = router({});
