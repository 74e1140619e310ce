import { router } from "../../procedures.ts";

export const adminCatalogueRouter = router({});
