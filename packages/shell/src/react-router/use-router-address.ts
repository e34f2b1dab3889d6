import { useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** The query string of a page: what a data table takes as `address`. */
export interface RouterAddress {
  read(): string;
  /** Changes the address without a further entry of the history. */
  replace(query: string): void;
  /** Calls back when the query has changed otherwise. Returns a function that ends it. */
  subscribe(listener: () => void): () => void;
}

/** The query string of the current page, as the address of a table. */
export function useRouterAddress(): RouterAddress {
  const { search } = useLocation();
  const navigate = useNavigate();
  const current = useRef(search);
  const listeners = useRef(new Set<() => void>());

  useEffect(() => {
    if (current.current === search) return;
    current.current = search;
    for (const listener of [...listeners.current]) listener();
  }, [search]);

  return useMemo(
    () => ({
      read: () => current.current,
      replace(query) {
        const bare = query.replace(/^\?/, '');
        current.current = bare === '' ? '' : `?${bare}`;
        void navigate({ search: current.current }, { replace: true, preventScrollReset: true });
      },
      subscribe(listener) {
        const all = listeners.current;
        all.add(listener);
        return () => void all.delete(listener);
      },
    }),
    [navigate],
  );
}
