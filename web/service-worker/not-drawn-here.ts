/**
 * Matches addresses, with their query, that never get the app's page: answers of the API, files, the documentation, and
 * addresses with a secret.
 */
export const NOT_DRAWN_HERE: RegExp[] = [
  /^\/api\//,
  /^[^?]*\.[^/?]*(\?|$)/,
  /^\/docs(\/|\?|$)/,
  /^\/(reset-password|confirm-email|s\/)/,
];
