/** The bytes are no picture that we draw. */
export class NotAnImageError extends Error {
  override readonly name = "NotAnImageError";
}
