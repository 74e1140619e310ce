/** Types of the API's replies. */
import type { AppRouter } from "@standings/api";
import type { inferRouterInputs, inferRouterOutputs } from "@trpc/server";

type Auth = inferRouterOutputs<AppRouter>["auth"];

export type User = Auth["me"];
export type SignedIn = Auth["login"];
type Search = inferRouterOutputs<AppRouter>["search"];

export type StartReply = Search["start"];
export type RawAnswer = Search["rawAnswer"];
export type RunningSearch = Search["history"]["running"][number];
export type HistorySort = NonNullable<inferRouterInputs<AppRouter>["search"]["history"]["sort"]>;
export type SessionView = Auth["sessions"]["sessions"][number];

export type CreatedToken = inferRouterOutputs<AppRouter>["tokens"]["create"];

/** The catalogue of models as admins read it. */
export type Catalogue = inferRouterOutputs<AppRouter>["admin"]["catalogue"]["get"];

/** Whether a model's search heeds where the buyer is, by country. */
export type Places = inferRouterOutputs<AppRouter>["admin"]["catalogue"]["places"]["get"];

/** What a model wrote in a round of a study. */
export type StudyAnswerText = inferRouterOutputs<AppRouter>["study"]["answer"];

/** What studies say of a company. */
export type StudiesOfCompany = inferRouterOutputs<AppRouter>["company"]["studies"];
