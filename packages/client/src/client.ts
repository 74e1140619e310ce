import { createTRPCClient } from "@trpc/client";
import type { Api, Inputs, Outputs } from "./api.ts";
import { replyOf } from "./errors.ts";
import { createLink } from "./link.ts";
import { Run } from "./run.ts";
import { type Credentials, createCredentials, type Session } from "./session.ts";
import { Study } from "./study.ts";

export interface ClientOptions {
  /** Where Standings runs, such as `https://standings.example`. */
  readonly url: string;
  /** An API token (`st_live_…`), or the token of a sign-in. Without one the client is a guest until `signIn`. */
  readonly token?: string | undefined;
  /** Renews the session of `token`. */
  readonly refreshToken?: string | undefined;
  /** Told each new pair of tokens, to be stored; null when the session has ended. */
  readonly onSession?: ((session: Session | null) => void) | undefined;
  /** In place of the platform's. */
  readonly fetch?: typeof fetch | undefined;
}

export interface RankOptions {
  /** Ids of one to five models; the product's default ones when left out. */
  readonly models?: readonly string[];
  /** `company` when left out. */
  readonly kind?: "company" | "expert";
  /** On when left out. */
  readonly webSearch?: boolean;
  /** Where the buyer is and which language they speak, ISO 3166-1 and BCP 47; nobody, from nowhere, when left out. */
  readonly market?: { readonly country: string; readonly language: string } | null;
  /** The account's own default when left out. */
  readonly isPrivate?: boolean;
  /** 1 to 100 characters of your own: the same one again is the same run, and is charged once. */
  readonly clientRunId?: string;
}

/** As `RankOptions`, of one model. */
export interface CompareOptions extends Omit<RankOptions, "kind" | "models"> {
  /** Id of the model; the first of the product's default ones when left out. */
  readonly model?: string;
}

/** As `RankOptions`, and how long it goes on: for a number of rounds, or until it knows its goal. */
export interface StudyOptions extends RankOptions {
  /** Most rounds; each costs what a search does. */
  readonly rounds: number;
  readonly goal?: Inputs["study"]["start"]["goal"];
}

export type SignedIn = Outputs["auth"]["login"];
export type Balance = Outputs["credits"]["balance"];

/** Standings in your own code. Everything that it throws is a `StandingsError`. */
export class Standings {
  /** Every procedure of the server, for what has no method here; it throws `TRPCClientError`. */
  readonly api: Api;
  readonly #credentials: Credentials;

  constructor({ url, token, refreshToken, onSession, fetch: send = globalThis.fetch }: ClientOptions) {
    const base = url.replace(/\/+$/, "");
    this.#credentials = createCredentials({ url: base, fetch: send, token, refreshToken, onSession });
    this.api = createTRPCClient({ links: [createLink(base, this.#credentials, send)] });
  }

  /**
   * Signs in with a password. Throws StandingsError, of an account with two-step sign-in SECOND_FACTOR_REQUIRED with the
   * `challenge` for `passSecondFactor`.
   */
  async signIn(email: string, password: string): Promise<SignedIn> {
    return this.#signedIn(this.api.auth.login.mutate({ email, password }));
  }

  /** The second step of a sign-in: the code of an authenticator app, or a recovery code. */
  async passSecondFactor(challenge: string, code: string): Promise<SignedIn> {
    return this.#signedIn(this.api.auth.passSecondFactor.mutate({ challenge, code }));
  }

  async #signedIn(call: Promise<SignedIn>): Promise<SignedIn> {
    const signedIn = await replyOf(call);
    this.#credentials.set(signedIn);
    return signedIn;
  }

  /** Asks models a buyer's question. Costs what a search does, whatever the number of models. */
  async rank(prompt: string, { models, clientRunId, ...options }: RankOptions = {}): Promise<Run> {
    const order = { ...options, prompt, models: await this.#models(models) };
    const { searchId } = await replyOf(
      this.api.search.start.mutate({ ...order, clientRunId: clientRunId ?? crypto.randomUUID() }),
    );
    return new Run(this.api, searchId);
  }

  /** Asks one model two questions, side by side. */
  async compare(
    [prompt, prompt2]: readonly [string, string],
    { model, clientRunId, ...options }: CompareOptions = {},
  ): Promise<Run> {
    const models = model === undefined ? (await this.#models()).slice(0, 1) : [model];
    const order = { ...options, kind: "comparison" as const, prompt, prompt2, models };
    const { searchId } = await replyOf(
      this.api.search.start.mutate({ ...order, clientRunId: clientRunId ?? crypto.randomUUID() }),
    );
    return new Run(this.api, searchId);
  }

  /** A run that was started before, here or elsewhere. */
  run(id: string): Run {
    return new Run(this.api, id);
  }

  /** Asks one question in rounds, until it is known what the goal asks. What is not used comes back. */
  async startStudy(prompt: string, { models, clientRunId, ...options }: StudyOptions): Promise<Study> {
    const order = { ...options, prompt, models: await this.#models(models) };
    const { studyId } = await replyOf(
      this.api.study.start.mutate({ ...order, clientRunId: clientRunId ?? crypto.randomUUID() }),
    );
    return new Study(this.api, studyId);
  }

  /** A study that was started before. */
  study(id: string): Study {
    return new Study(this.api, id);
  }

  /** Credits, and those that studies under way hold beside them. */
  credits(): Promise<Balance> {
    return replyOf(this.api.credits.balance.query());
  }

  async #models(chosen?: readonly string[]): Promise<string[]> {
    if (chosen) return [...chosen];
    const { models } = await replyOf(this.api.models.list.query());
    return models.filter(({ isDefault }) => isDefault).map(({ id }) => id);
  }
}

export function createClient(options: ClientOptions): Standings {
  return new Standings(options);
}
