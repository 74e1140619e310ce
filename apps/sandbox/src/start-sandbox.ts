import type { AddressInfo } from "node:net";
import { buildSandbox } from "./build-sandbox.ts";
import { createCertificate } from "./mail/certificate.ts";

export interface SandboxOptions {
  /** 0 takes any free port. */
  readonly port?: number;
  /** Defaults to the port after `port`, or any free one. */
  readonly smtpPort?: number;
  /** 1 = realistic delays, 0 = none (the default). */
  readonly speed?: number;
  readonly seed?: string;
  /** Whether a repeated question gets another answer; it does not unless asked for. */
  readonly varies?: boolean;
  /** The URL that payment events go to, signed with `whsec_sandbox`. */
  readonly webhookUrl?: string | null;
  /** The file that keeps the payments after the process ends; without it they are lost. */
  readonly paymentsFile?: string | null;
}

export interface Sandbox {
  /** `http://127.0.0.1:<port>`; models are below `/models/v1`, the inbox below `/mail`, Stripe below `/v1`. */
  readonly url: string;
  /** `smtp://127.0.0.1:<port>`, without checking the certificate that the sandbox signed itself. */
  readonly smtpUrl: string;
  close(): Promise<void>;
}

const HOST = "127.0.0.1";

/** Starts the sandbox on loopback. Rejects when a port is taken, and leaves no port open then. */
export async function startSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const port = options.port ?? 0;
  const { app, smtp } = buildSandbox({
    speed: options.speed ?? 0,
    seed: options.seed ?? "standings",
    varies: options.varies ?? false,
    webhookUrl: options.webhookUrl ?? null,
    paymentsFile: options.paymentsFile ?? null,
    certificate: await createCertificate(),
  });
  const close = async () => {
    await Promise.all([app.close(), smtp.close()]);
  };
  try {
    const smtpPort = await smtp.listen(HOST, options.smtpPort ?? (port === 0 ? 0 : port + 1));
    await app.listen({ host: HOST, port });
    const bound = app.server.address() as AddressInfo;
    const smtpUrl = `smtp://${HOST}:${smtpPort}?tls.rejectUnauthorized=false`;
    return { url: `http://${HOST}:${bound.port}`, smtpUrl, close };
  } catch (error) {
    await close();
    throw error;
  }
}
