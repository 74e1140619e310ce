/** Tells password managers whose password a form asks for. */
export function UsernameHint({ email }: { email: string }) {
  return (
    <input
      className="sr-only"
      name="username"
      autoComplete="username"
      tabIndex={-1}
      aria-hidden="true"
      readOnly
      value={email}
    />
  );
}
