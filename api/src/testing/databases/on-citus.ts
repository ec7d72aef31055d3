/**
 * Whether the tests run on a Citus whose nodes their tables are spread over: TEST_DISTRIBUTED=1, beside
 * TEST_DATABASE_URL.
 */
export const isOnCitus = process.env["TEST_DISTRIBUTED"] === "1";
