/** Where a banner may be shown. */
const DASHBOARD_PATH = '/dashboard';

/** Query parameter of the dashboard right after a sign-in, which may then show a banner. The page removes it. */
const LOGIN_FLAG = 'isLoginSuccess';

const isDashboard = (path: string): boolean =>
  path.replace(/\/+$/, '') === DASHBOARD_PATH || path === '/';

/** Adds the flag to the dashboard's address, or to the address that leads there; leaves any other as it is. */
export function withLoginFlag(address: string): string {
  const url = new URL(address, 'http://portal.invalid');
  if (!isDashboard(url.pathname)) return address;
  url.searchParams.set(LOGIN_FLAG, 'true');
  return `${url.pathname}${url.search}${url.hash}`;
}

/** Whether the user has just signed in and is on the dashboard. */
export const hasLoginFlag = (path: string, search: string): boolean =>
  isDashboard(path) && new URLSearchParams(search).has(LOGIN_FLAG);

/** A query string without the flag. */
export function withoutLoginFlag(search: string): string {
  const parameters = new URLSearchParams(search);
  parameters.delete(LOGIN_FLAG);
  const left = parameters.toString();
  return left === '' ? '' : `?${left}`;
}
