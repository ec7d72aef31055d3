import { join } from "node:path";

import * as z from "zod/mini";

import { webAddress } from "../base/setting-kinds.ts";

export const storageEnvironment = {
  STORAGE: z._default(z.enum(["disk", "s3"], "must be disk or s3"), "disk"),
  S3_BUCKET: z.optional(z.string()),
  S3_REGION: z._default(z.string(), "us-east-1"),
  S3_ENDPOINT: z.optional(webAddress()),
  S3_ACCESS_KEY_ID: z.optional(z.string()),
  S3_SECRET_ACCESS_KEY: z.optional(z.string()),
  S3_PATH_STYLE: z._default(z.enum(["true", "false"], "must be true or false"), "false"),
};
const environmentSchema = z.object(storageEnvironment);

export type StorageSettings = { kind: "disk"; folder: string } | BucketSettings;

export interface BucketSettings {
  kind: "s3";
  bucket: string;
  region: string;
  /** `null` for Amazon S3. */
  endpoint: string | null;
  /** `null` lets the AWS library find them: in its environment variables, or the machine's role. */
  credentials: { accessKeyId: string; secretAccessKey: string } | null;
  /** True if the bucket's name is in the path instead of the host. */
  isPathStyle: boolean;
}

export function storageProblems(given: Record<string, string | undefined>): string[] {
  const problems: string[] = [];
  if (given["STORAGE"] === "s3" && !given["S3_BUCKET"]) {
    problems.push("S3_BUCKET must be set with STORAGE=s3");
  }
  if (Boolean(given["S3_ACCESS_KEY_ID"]) !== Boolean(given["S3_SECRET_ACCESS_KEY"])) {
    problems.push("S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set together");
  }
  return problems;
}

export function toStorage(
  values: z.infer<typeof environmentSchema>,
  { dataDir }: { dataDir: string },
): StorageSettings {
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = values;
  if (values.STORAGE === "disk") return { kind: "disk", folder: join(dataDir, "files") };
  return {
    kind: "s3",
    bucket: values.S3_BUCKET ?? "",
    region: values.S3_REGION,
    endpoint: values.S3_ENDPOINT ?? null,
    credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : null,
    isPathStyle: values.S3_PATH_STYLE === "true",
  };
}
