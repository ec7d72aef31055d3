/** True if the tests run on a Citus cluster: TEST_DISTRIBUTED=1 together with TEST_DATABASE_URL. */
export const isOnCitus = process.env["TEST_DISTRIBUTED"] === "1";
