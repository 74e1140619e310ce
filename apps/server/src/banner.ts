import type { Env } from "./env.ts";

/** Lines that `npm start` prints: the address, the sign-in, and which services are real. */
export function banner(env: Env): string {
  const source = (service: { isSandbox: boolean; isTest?: boolean }) => {
    if (service.isSandbox) return "sandbox";
    return service.isTest ? "test" : "real";
  };
  const database = env.databaseUrl && new URL(env.databaseUrl);
  const lines = [
    "",
    `  Standings is ready    ${env.publicUrl}`,
    "",
    `  Models      ${source(env.models)}  ${env.models.options.url}`,
    `  Mail        ${source(env.mail)}${env.mail.isSandbox && env.sandboxUrl ? `  inbox ${env.sandboxUrl}/mail` : ""}`,
    `  Payments    ${source(env.payments)}${env.payments.isSandbox && env.sandboxUrl ? `  ${env.sandboxUrl}/payments` : ""}`,
    `  Google      ${source(env.identity)}`,
    `  Database    ${database ? `${database.pathname.slice(1)} at ${database.host}` : `embedded, in ${env.dataDir}`}`,
  ];
  // Standard output ends up in logs: only the published password is printed.
  if (env.admin) {
    lines.push(`  Admin       ${env.admin.email}${env.admin.isSandbox ? ` / ${env.admin.password}` : ""}`);
  }
  return `${lines.join("\n")}\n\n`;
}
