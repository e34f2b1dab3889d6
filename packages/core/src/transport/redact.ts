const tokenParameter = /([?&]token=)[^&#\s"']*/gi;

/**
 * Takes access tokens out of a text that may be logged or thrown: the one given, and whatever stands
 * in a `token` parameter of an address.
 */
export function redact(text: string, token?: string): string {
  const withoutParameters = text.replace(tokenParameter, '$1[redacted]');
  if (token === undefined || token === '') return withoutParameters;
  return withoutParameters
    .replaceAll(token, '[redacted]')
    .replaceAll(encodeURIComponent(token), '[redacted]');
}
