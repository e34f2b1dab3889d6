/** The page that signs a user in. */
const SIGN_IN_PATH = '/sign-in';

/** The page that signs the user out. */
export const SIGN_OUT_PATH = '/logout';

/** Search parameter that holds the page requested before signing in. */
const RETURN_PARAMETER = 'to';

/** Leads to the first page that the user may open. */
const DEFAULT_PATH = '/';

/** Where most users start. */
const DASHBOARD_PATH = '/dashboard';

/** An origin that no address has. */
const NO_ORIGIN = 'https://own.invalid';

/** Path of the sign-in page, with the requested page as a parameter. */
export function signInPath(requested: string): string {
  if (requested === DEFAULT_PATH || requested === DASHBOARD_PATH) return SIGN_IN_PATH;
  return `${SIGN_IN_PATH}?${new URLSearchParams({ [RETURN_PARAMETER]: requested })}`;
}

/** The path without dot segments and escapes, in small letters, as routers match it; `null` for another site. */
function pathOf(address: string): string | null {
  if (!/^\/(?![/\\])/.test(address) || !URL.canParse(address, NO_ORIGIN)) return null;
  const { origin, pathname } = new URL(address, NO_ORIGIN);
  if (origin !== NO_ORIGIN) return null;
  try {
    return decodeURIComponent(pathname).toLowerCase();
  } catch {
    return null;
  }
}

/** Path to open after signing in. Always a page of this site, and none that signs in or out. */
export function returnPath(search: URLSearchParams): string {
  const requested = search.get(RETURN_PARAMETER);
  const path = requested === null ? null : pathOf(requested);
  if (requested === null || path === null) return DEFAULT_PATH;
  const isOfSession = path.startsWith(SIGN_IN_PATH) || path.startsWith(SIGN_OUT_PATH);
  return isOfSession ? DEFAULT_PATH : requested;
}
