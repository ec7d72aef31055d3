import { HeadBucketCommand, NotFound, S3Client } from "@aws-sdk/client-s3";
import { S3Driver } from "flydrive/drivers/s3";

import type { BucketSettings } from "./storage-settings.ts";

const CONNECTION_TIMEOUT_MS = 3000;
const REQUEST_TIMEOUT_MS = 20_000;
const MAX_ATTEMPTS = 2;

/** A bucket on any S3-compatible server. Loaded only if one is used, because its library is large. */
export function openBucket(settings: BucketSettings) {
  const client = new S3Client({
    region: settings.region,
    ...(settings.endpoint && { endpoint: settings.endpoint }),
    forcePathStyle: settings.isPathStyle,
    ...(settings.credentials && { credentials: settings.credentials }),
    maxAttempts: MAX_ATTEMPTS,
    requestHandler: { connectionTimeout: CONNECTION_TIMEOUT_MS, requestTimeout: REQUEST_TIMEOUT_MS },
    // Many S3-compatible servers do not support the newer checksums.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
  });
  // The bucket's own policy controls access; many servers refuse per-file lists.
  const driver = new S3Driver({ client, bucket: settings.bucket, visibility: "private", supportsACL: false });
  return { driver, check: () => checkBucket(client, settings.bucket), close: () => client.destroy() };
}

async function checkBucket(client: S3Client, bucket: string): Promise<void> {
  try {
    await client.send(new HeadBucketCommand({ Bucket: bucket }));
  } catch (error) {
    if (error instanceof NotFound) throw new MissingBucketError(bucket, { cause: error });
    throw error;
  }
}

export class MissingBucketError extends Error {
  override readonly name = "MissingBucketError";
}
