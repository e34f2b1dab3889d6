import type { TableAddress } from '@pantau/data-table';
import { useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** The query string of the current page, as the address of a table. */
export function useRouterAddress(): TableAddress {
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
