/** The server answers, and has no bucket of this name. */
export class MissingBucketError extends Error {
  override readonly name = "MissingBucketError";
}
