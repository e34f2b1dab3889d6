import type { TableAddress } from './table-address.ts';

/** The part of `window` that the address needs. */
export type AddressWindow = Pick<
  Window,
  'location' | 'history' | 'addEventListener' | 'removeEventListener'
>;

/**
 * The address bar, for a page without a router of its own. The path, the fragment and the state that
 * others keep in the history stay as they are. A page that may not change its history, such as one in a
 * sandbox, keeps the address that it has.
 */
export function createBrowserAddress(window: AddressWindow): TableAddress {
  return {
    read: () => window.location.search,
    replace(query) {
      const { pathname, search, hash } = window.location;
      const wanted = query === '' ? '' : `?${query.replace(/^\?/, '')}`;
      if (wanted === search) return;
      try {
        window.history.replaceState(window.history.state, '', `${pathname}${wanted}${hash}`);
      } catch {
        // The address is a convenience: the table works without.
      }
    },
    subscribe(listener) {
      window.addEventListener('popstate', listener);
      return () => window.removeEventListener('popstate', listener);
    },
  };
}
