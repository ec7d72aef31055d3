export class MissingBucketError extends Error {
  override readonly name = "MissingBucketError";
}
