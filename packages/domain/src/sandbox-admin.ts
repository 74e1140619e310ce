/** The admin that a product has while it only knows the sandbox. Its password is published, so it never goes live. */
export const SANDBOX_ADMIN = { email: "admin@standings.test", password: "standings-admin" } as const;
