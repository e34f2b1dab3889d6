const tokenParameter = /([?&]token=)[^&#\s"']*/gi;

/**
 * Removes access tokens from a text that may be logged or thrown: the given one, and the value of every
 * `token` parameter of an address.
 */
export function redact(text: string, token?: string): string {
  const withoutParameters = text.replace(tokenParameter, '$1[redacted]');
  if (token === undefined || token === '') return withoutParameters;
  return withoutParameters
    .replaceAll(token, '[redacted]')
    .replaceAll(encodeURIComponent(token), '[redacted]');
}
