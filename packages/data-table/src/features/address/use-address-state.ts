import { PantauError, useReportError } from '@pantau/core';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { defaultPageSize, pageSizes } from '../../shared/limits.ts';
import {
  type AddressOptions,
  droppedFromAddress,
  readAddress,
  writeAddress,
} from './address-state.ts';
import { type InitialQuery, type QueryState, restoreQuery } from './query-state.ts';
import type { TableAddress } from './table-address.ts';

const noInitial: InitialQuery = {};

/** Reports what was dropped from the address, once for each address that was read. */
function useReportDropped(address: TableAddress | undefined, options: () => AddressOptions): void {
  const report = useReportError();
  useEffect(() => {
    if (address === undefined) return undefined;
    const check = (): void => {
      const text = address.read();
      const dropped = droppedFromAddress(text, readAddress(text, options()), options());
      if (dropped.length > 0) {
        const message = `The table ignores these parameters of the address: ${dropped.join('; ')}`;
        report(new PantauError('invalid', { message }));
      }
    };
    check();
    return address.subscribe(check);
  }, [address, options, report]);
}

/** The state of a query, restored from the address and written back to it. */
export function useAddressState(
  address: TableAddress | undefined,
  initial: InitialQuery = noInitial,
  options: () => AddressOptions,
) {
  const restore = useCallback(
    () => restoreQuery(address?.read(), initial, options()),
    [address, initial, options],
  );
  const [state, setState] = useState(restore);
  const latest = useRef({ state, restore });
  useLayoutEffect(() => {
    latest.current = { state, restore };
  });
  useReportDropped(address, options);
  useEffect(() => address?.subscribe(() => setState(latest.current.restore())), [address]);

  const change = useCallback(
    (next: QueryState): void => {
      latest.current.state = next;
      setState(next);
      if (address === undefined) return;
      const { hostFilters: _, values, restored: __, ...rest } = next;
      const limit = pageSizes.find((size) => size === next.limit) ?? defaultPageSize;
      const written = { ...rest, limit, filters: values };
      address.replace(writeAddress(address.read(), written, options()));
    },
    [address, options],
  );
  const current = useCallback(() => latest.current.state, []);
  return { state, current, change };
}
