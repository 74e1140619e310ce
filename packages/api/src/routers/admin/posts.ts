import { router } from "../../procedures.ts";

export const adminPostsRouter = router({});
