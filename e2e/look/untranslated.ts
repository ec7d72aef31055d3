/** What is still said in English; each line goes with its last text. */
export const LEFT: readonly RegExp[] = [
  // The API: the device of a session.
  /^Unknown device$/,
];
