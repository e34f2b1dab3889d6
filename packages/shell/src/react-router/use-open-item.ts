import { useCallback } from 'react';
import { useNavigate } from 'react-router';

/**
 * Opens the page of an item of a list.
 *
 * @param hrefOf path of the page, with its query. Must keep its identity between renders.
 */
export function useOpenItem<Item>(hrefOf: (item: Item) => string): (item: Item) => void {
  const navigate = useNavigate();
  return useCallback((item) => void navigate(hrefOf(item)), [navigate, hrefOf]);
}
