/** What the security log records; the admin panel filters by it. */
export const SECURITY_EVENTS = [
  "sign_in_succeeded",
  "sign_in_failed",
  "registered",
  "email_verified",
  "verification_failed",
  "reset_asked",
  "password_reset",
  "password_changed",
  "password_refused",
  "provider_linked",
  "account_deleted",
  "sessions_ended",
  "refresh_reused",
  "limit_hit",
  "webhook_refused",
  "second_factor_asked",
  "second_factor_failed",
  "second_factor_on",
  "second_factor_off",
  "second_factor_reset",
  "recovery_code_used",
  "recovery_codes_renewed",
  "api_token_created",
  "api_token_revoked",
] as const;

export type SecurityEventName = (typeof SECURITY_EVENTS)[number];
