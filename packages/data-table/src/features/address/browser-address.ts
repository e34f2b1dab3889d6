import type { TableAddress } from './table-address.ts';

/** The part of `window` that is used. */
export type AddressWindow = Pick<
  Window,
  'location' | 'history' | 'addEventListener' | 'removeEventListener'
>;

/**
 * The browser's address bar, for a page without its own router. Path, fragment and history state are
 * preserved. Where a page may not change its history, such as in a sandbox, the address stays unchanged.
 */
export function createBrowserAddress(window: AddressWindow): TableAddress {
  return {
    read: () => window.location.search,
    replace(query) {
      const { pathname, search, hash } = window.location;
      const next = query === '' ? '' : `?${query.replace(/^\?/, '')}`;
      if (next === search) return;
      try {
        window.history.replaceState(window.history.state, '', `${pathname}${next}${hash}`);
      } catch {
        // The table also works without updating the address.
      }
    },
    subscribe(listener) {
      window.addEventListener('popstate', listener);
      return () => window.removeEventListener('popstate', listener);
    },
  };
}
