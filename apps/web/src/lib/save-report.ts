/** Saves a file that the server makes (spec part 1 §7). */
import { errorText } from "./api/errors.ts";
import { fetchInTime } from "./api/request-timeout.ts";
import { downloadBlob, fileName, nameInDisposition } from "./download.ts";
import { sendSignedIn } from "./session/renew-session.ts";
import { authorization } from "./session/token.ts";

interface WantedReport {
  /** Documented path of the call. */
  readonly path: string;
  /** None: the file is only read. */
  readonly body?: object;
  readonly extension: string;
  /** Said when the server gives no reason. */
  readonly failed: string;
}

/** Null when the file was saved; otherwise the error message. */
export async function saveReport({ path, body, extension, failed }: WantedReport): Promise<string | null> {
  try {
    const send = () =>
      body === undefined
        ? fetchInTime(path, { headers: authorization() })
        : fetchInTime(path, {
            method: "POST",
            headers: { "Content-Type": "application/json", ...authorization() },
            body: JSON.stringify(body),
          });
    const response = await sendSignedIn(send, ({ status }) => status === 401);
    if (!response.ok) return (await refusal(response)) ?? failed;
    const name = nameInDisposition(response.headers.get("content-disposition"));
    downloadBlob(await response.blob(), name ?? fileName("export", extension, new Date()));
    return null;
  } catch (error) {
    return errorText(error, failed);
  }
}

/** The server's message; null where a proxy answered. */
async function refusal(response: Response): Promise<string | null> {
  const body: unknown = await response.json().catch(() => null);
  const isMessage =
    typeof body === "object" && body !== null && "error" in body && typeof body.error === "string";
  return isMessage && body.error !== "" ? (body.error as string) : null;
}
