/** Search parameter that holds the page requested before signing in. */
const RETURN_PARAMETER = 'to';

const DEFAULT_PATH = '/dashboard';

/** Path of the sign-in page, with the requested page as a parameter. */
export function signInPath(requested: string): string {
  if (requested === '/' || requested === DEFAULT_PATH) return '/sign-in';
  return `/sign-in?${new URLSearchParams({ [RETURN_PARAMETER]: requested })}`;
}

/** Path to open after signing in. Always a path of this site. */
export function returnPath(search: URLSearchParams): string {
  const requested = search.get(RETURN_PARAMETER);
  if (requested === null || !/^\/(?![/\\])/.test(requested) || requested.startsWith('/sign-in')) {
    return DEFAULT_PATH;
  }
  return requested;
}
