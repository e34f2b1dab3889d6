/** Search parameter that holds the page requested before signing in. */
const RETURN_PARAMETER = 'to';

/** Leads to the first page that the user may open. */
const DEFAULT_PATH = '/';

/** Where most users start. */
const DASHBOARD_PATH = '/dashboard';

/** Path of the sign-in page, with the requested page as a parameter. */
export function signInPath(requested: string): string {
  if (requested === DEFAULT_PATH || requested === DASHBOARD_PATH) return '/sign-in';
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
