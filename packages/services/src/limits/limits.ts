/** An allowance of attempts in fixed windows. */
export interface Rule {
  readonly attempts: number;
  readonly windowSeconds: number;
}

/** What an action's attempts are counted by; every rule that applies must allow it. */
export interface Rules {
  /** IPv4 address or IPv6 /64. It gets more than a person, since many people can stand behind one. */
  readonly perAddress?: Rule;
  /** E-mail address, wherever the attempts come from: anybody can use it up. */
  readonly perEmail?: Rule;
  readonly perEmailAndAddress?: Rule;
  /** Holder of a secret, whom nobody else can keep out. */
  readonly perSecret?: Rule;
}

const HOUR = 3600;

/** Limits of attempts, shared by all processes (decisions "Accounts", decision 20). */
export const LIMITS = {
  login: { perAddress: { attempts: 300, windowSeconds: HOUR / 4 } },
  /** Passwords tried on a device that knows the account. */
  known_login: { perSecret: { attempts: 20, windowSeconds: HOUR / 4 } },
  /** Passwords tried anywhere else. */
  unknown_login: {
    perEmailAndAddress: { attempts: 10, windowSeconds: HOUR / 4 },
    perEmail: { attempts: 100, windowSeconds: HOUR / 4 },
  },
  register: {
    perAddress: { attempts: 300, windowSeconds: HOUR },
    perEmailAndAddress: { attempts: 10, windowSeconds: HOUR },
  },
  /** Codes entered with a registration's secret, and without. */
  code: {
    perAddress: { attempts: 300, windowSeconds: HOUR },
    perSecret: { attempts: 15, windowSeconds: HOUR },
  },
  open_code: {
    perAddress: { attempts: 300, windowSeconds: HOUR },
    perEmail: { attempts: 15, windowSeconds: HOUR },
  },
  /** New codes asked for with a registration's secret, and without. */
  resend: {
    perAddress: { attempts: 100, windowSeconds: HOUR },
    perSecret: { attempts: 6, windowSeconds: HOUR },
  },
  open_resend: {
    perAddress: { attempts: 100, windowSeconds: HOUR },
    perEmail: { attempts: 6, windowSeconds: HOUR },
  },
  /** Mails with a code to one mailbox, over all registrations that one address made for it. Over it no mail is sent. */
  verification_mail: { perEmailAndAddress: { attempts: 20, windowSeconds: HOUR } },
  /** Passwords tried with a mailed link. */
  link: { perSecret: { attempts: 10, windowSeconds: HOUR } },
  reset: {
    perAddress: { attempts: 100, windowSeconds: HOUR },
    perEmailAndAddress: { attempts: 6, windowSeconds: HOUR },
  },
  /** Reset mails to one mailbox. Over it no mail is sent, and links of the last half hour still work. */
  reset_mail: { perEmail: { attempts: 10, windowSeconds: HOUR / 2 } },
  contact: {
    perAddress: { attempts: 30, windowSeconds: HOUR },
    perEmail: { attempts: 5, windowSeconds: HOUR },
  },
  /** Codes of second factors entered at sign-in. */
  second_factor: { perAddress: { attempts: 300, windowSeconds: HOUR / 4 } },
  /** Wrong codes of a second factor on a device where one was passed, or in a session: strangers' codes count elsewhere. */
  known_factor_code: { perSecret: { attempts: 10, windowSeconds: HOUR / 4 } },
  /** Each act with a secret of its own that nobody can guess, so that none uses up another's. */
  refresh: { perAddress: { attempts: 600, windowSeconds: HOUR } },
  mailed_link: { perAddress: { attempts: 300, windowSeconds: HOUR } },
  reset_link: { perAddress: { attempts: 300, windowSeconds: HOUR } },
  google: { perAddress: { attempts: 300, windowSeconds: HOUR } },
  /** Logos that are not in the cache: each may call a provider. */
  logo: { perAddress: { attempts: 300, windowSeconds: HOUR } },
  /** Refused webhooks that the security log tells one by one. */
  webhook: { perAddress: { attempts: 20, windowSeconds: HOUR } },
  suggest: { perAddress: { attempts: 3000, windowSeconds: HOUR / 4 } },
} as const satisfies Record<string, Rules>;

export type LimitedAction = keyof typeof LIMITS;

/** Limits of one account: generous for people, and a bound on the work that one account can make. */
export const USER_LIMITS = {
  checkout: { attempts: 120, windowSeconds: HOUR },
  /** Checkouts asked for at the provider; a page asks every four seconds. */
  confirm: { attempts: 1_800, windowSeconds: HOUR },
  export: { attempts: 120, windowSeconds: HOUR / 6 },
  /** The viewer's own password, asked for again. */
  password: { attempts: 20, windowSeconds: HOUR / 4 },
  /** Wrong codes of the second factor, over all sign-ins on other devices. */
  factor_code: { attempts: 10, windowSeconds: HOUR / 4 },
  start: { attempts: 600, windowSeconds: HOUR },
  /** Starts that were refused: counted for the security log, which tells the first one. */
  refused_start: { attempts: 0, windowSeconds: HOUR },
  /** Runs that nothing paid for: started without means, or refunded. */
  unpaid_run: { attempts: 60, windowSeconds: HOUR },
  retry: { attempts: 300, windowSeconds: HOUR },
  /** Tests of webhooks, and messages that are sent again. */
  webhook_send: { attempts: 60, windowSeconds: HOUR / 6 },
  conversion: { attempts: 600, windowSeconds: HOUR },
  /** Sites that are read to fill a form in. */
  read_trade: { attempts: 120, windowSeconds: HOUR },
  /** Sets of prompts that are translated (`names-claims-topics-markets.md` §4.4). */
  translate: { attempts: 10, windowSeconds: 24 * HOUR },
  /** Pictures: an agency's logo. */
  upload: { attempts: 30, windowSeconds: HOUR },
} as const satisfies Record<string, Rule>;
