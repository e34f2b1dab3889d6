/** Name of the search parameter with the page that was wanted before signing in. */
const RETURN_PARAMETER = 'to';

const DEFAULT_PATH = '/dashboard';

/** `/sign-in`, remembering the page that was wanted. */
export function signInPath(wanted: string): string {
  if (wanted === '/' || wanted === DEFAULT_PATH) return '/sign-in';
  return `/sign-in?${new URLSearchParams({ [RETURN_PARAMETER]: wanted })}`;
}

/** The page to go to after signing in; never another site, whatever the address says. */
export function returnPath(search: URLSearchParams): string {
  const wanted = search.get(RETURN_PARAMETER);
  if (wanted === null || !/^\/(?![/\\])/.test(wanted) || wanted.startsWith('/sign-in')) {
    return DEFAULT_PATH;
  }
  return wanted;
}
