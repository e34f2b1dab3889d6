import { useStorageNamespace, useStore } from '@pantau/core';
import { createKeyValueColumnSettings, createKeyValueSavedFilters } from '@pantau/data-table';
import { createKeyValueViews } from '@pantau/data-table/saved-views';
import { useMemo } from 'react';

/** Columns, saved filters and views of the user, in the store of the provider. */
export function useTableStores() {
  const store = useStore();
  const namespace = useStorageNamespace();
  return useMemo(
    () => ({
      columns: createKeyValueColumnSettings(store, namespace),
      filters: createKeyValueSavedFilters(store, namespace),
      views: createKeyValueViews(store, { namespace }),
    }),
    [store, namespace],
  );
}
