import { router } from "../../procedures.ts";

export const adminUploadsRouter = router({});
