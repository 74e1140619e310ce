/** A key and a certificate for this machine's own names, PEM; nobody but its maker signed it. */
export interface Certificate {
  readonly key: string;
  readonly cert: string;
}

const DNS_NAME = 2;
const IP_ADDRESS = 7;

/** Makes a new certificate, which lives a year. */
export async function createCertificate(): Promise<Certificate> {
  // Loaded when it is used: it takes longer than making the certificate.
  const { generate } = await import("selfsigned");
  const { private: key, cert } = await generate([{ name: "commonName", value: "localhost" }], {
    keyType: "ec",
    curve: "P-256",
    extensions: [
      {
        name: "subjectAltName",
        altNames: [
          { type: DNS_NAME, value: "localhost" },
          { type: IP_ADDRESS, ip: "127.0.0.1" },
        ],
      },
    ],
  });
  return { key, cert };
}
