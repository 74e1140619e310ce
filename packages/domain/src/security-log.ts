/** Days that the security log goes back. */
export const SECURITY_LOG_DAYS = 180;
