const GMAIL: ReadonlySet<string> = new Set(["gmail.com", "googlemail.com"]);

/**
 * The mailbox behind an e-mail address, for what is given once per mailbox: lower-case, without a `+tag`, and
 * without the dots that Gmail does not see. Never for sending: only the address itself is sure to arrive.
 */
export function mailboxOf(email: string): string {
  const address = email.trim().toLowerCase();
  const at = address.lastIndexOf("@");
  const name = address.slice(0, at);
  const host = address.slice(at + 1);
  const tag = name.indexOf("+");
  // A name that is all tag stays as it is.
  const untagged = tag > 0 ? name.slice(0, tag) : name;
  return GMAIL.has(host) ? `${untagged.replaceAll(".", "")}@gmail.com` : `${untagged}@${host}`;
}
