const MAX_LENGTH = 2_048;

/** Browsers ignore or reinterpret these characters in addresses, so that the parsed address is another one. */
const AMBIGUOUS = /[\u0000-\u0020\u007f-\u00a0\u2028\u2029\\]/;

/** An origin that no address has. */
const NO_ORIGIN = 'https://own.invalid';

const isPlain = (text: string): boolean =>
  text.length > 0 && text.length <= MAX_LENGTH && !AMBIGUOUS.test(text);

function parse(text: string, base?: string): URL | null {
  return URL.canParse(text, base) ? new URL(text, base) : null;
}

/**
 * An address on the web as announcements may link to: absolute, http or https, without credentials (CO-180).
 * `null` for any other text.
 */
export function webAddress(text: string): URL | null {
  if (!isPlain(text) || !/^https?:\/\/[^/]/i.test(text)) return null;
  const url = parse(text);
  return url === null || url.username !== '' || url.password !== '' ? null : url;
}

function ownPath(text: string): URL | null {
  if (!isPlain(text) || !text.startsWith('/') || text.includes('//')) return null;
  const url = parse(text, NO_ORIGIN);
  return url?.origin === NO_ORIGIN ? url : null;
}

/** A path as routers and servers match it; `null` if its escapes are invalid. */
function decoded(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return null;
  }
}

/** What no link may lead to: endpoints, and the page that signs the user out. */
const NO_PAGE = /^\/+(api|logout)(\/|$)/i;

/**
 * A page of the application: a path with one slash at its start, without `//` or a backslash, neither an endpoint
 * below `/api/` nor `/logout`, which signs the user out (CO-181). Returns the path with query and fragment, without dot
 * segments; `null` for any other text.
 */
export function ownRoute(text: string): string | null {
  const url = ownPath(text);
  const path = url === null ? null : decoded(url.pathname);
  if (url === null || path === null || NO_PAGE.test(path)) return null;
  return url.pathname + url.search + url.hash;
}

/**
 * An image or video as announcements may show: an address on the web, or a path below `/media/` (CO-182). `null` for
 * any other text.
 */
export function mediaAddress(text: string): string | null {
  const path = ownPath(text);
  if (path === null) return webAddress(text)?.href ?? null;
  return path.pathname.startsWith('/media/') ? path.pathname + path.search : null;
}
