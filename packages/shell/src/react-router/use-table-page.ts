import { useMediaQuery } from '@pantau/core/ui/media-query';
import { type RouterAddress, useRouterAddress } from './use-router-address.ts';

/** Below this width the page scrolls instead of the table. */
const NARROW = '(max-width: 767px)';

export interface TablePage {
  /** For `Page`. */
  readonly fill: boolean;
  /** For the table. */
  readonly table: { readonly address: RouterAddress; readonly scroll: 'own' | 'page' };
}

/** A page that consists of a table, whose query is in the address. */
export function useTablePage(): TablePage {
  const isNarrow = useMediaQuery(NARROW);
  const address = useRouterAddress();
  return { fill: !isNarrow, table: { address, scroll: isNarrow ? 'page' : 'own' } };
}
