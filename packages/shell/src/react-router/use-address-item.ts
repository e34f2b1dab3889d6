import { useMediaQuery } from '@pantau/core/ui/media-query';
import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** From this width on, an item opens over its list. */
const WIDE = '(min-width: 1024px)';

/** State of a history entry: going back closes the item. */
const OPENED_HERE = 'opened here';

/** The item that an address opens over a list; `null` for none. @param search query string of the page */
export const addressItem = (parameter: string, search: string): string | null =>
  new URLSearchParams(search).get(parameter);

/** A query string that opens an item over a list, or none. Everything else stays. */
export function withAddressItem(parameter: string, search: string, id: string | null): string {
  const query = new URLSearchParams(search);
  if (id === null) query.delete(parameter);
  else query.set(parameter, id);
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

export interface AddressItem {
  /** The item over the list; `null` for none. */
  readonly openId: string | null;
  /** There is room for an item over the list; else the item has its own page. */
  readonly isOver: boolean;
  /** Path of the item's own page, with the query of the list. */
  readonly hrefOf: (item: { readonly id: string }) => string;
  readonly open: (item: { readonly id: string }) => void;
  readonly close: () => void;
}

/**
 * An item of a list that opens over it, as a parameter of the address; where there is no room it opens on its own page.
 * "Back" closes it (SH-151).
 *
 * @param pathOf path of an item's own page. Must keep its identity between renders.
 */
export function useAddressItem(parameter: string, pathOf: (id: string) => string): AddressItem {
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const isOver = useMediaQuery(WIDE);
  const hrefOf = useCallback(
    ({ id }: { readonly id: string }) => `${pathOf(id)}${withAddressItem(parameter, search, null)}`,
    [pathOf, parameter, search],
  );
  const open = useCallback(
    (item: { readonly id: string }) => {
      if (!isOver) return void navigate(hrefOf(item));
      const over = withAddressItem(parameter, search, item.id);
      void navigate({ search: over }, { state: OPENED_HERE, preventScrollReset: true });
    },
    [navigate, isOver, hrefOf, parameter, search],
  );
  const close = (): void => {
    if (state === OPENED_HERE) void navigate(-1);
    else void navigate({ search: withAddressItem(parameter, search, null) }, { replace: true });
  };
  return { openId: addressItem(parameter, search), isOver, hrefOf, open, close };
}
