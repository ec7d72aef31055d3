/** What is still said in English; each line goes with its last text. */
export const LEFT: readonly RegExp[] = [
  // The API.
  /^Unknown device$/,
  // Accounts.
  /^Passwords do not match$/,
];
