/** Whether a body names a run to follow. Null is how some clients say that they have none. */
export function isResuming(body: unknown, field: string): boolean {
  if (typeof body !== "object" || body === null) return false;
  const named: unknown = Object.getOwnPropertyDescriptor(body, field)?.value;
  return named !== null && named !== undefined;
}
