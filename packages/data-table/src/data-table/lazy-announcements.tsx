import { createLazy } from '@pantau/core/ui/lazy';
import { type ReactElement, useState } from 'react';
import { IdlePart } from '../shared/idle-part.tsx';
import type { DataTableModel } from '../table/table-model.ts';

const announcements = createLazy(async () => (await import('./announcements.tsx')).Announcements);

/** Announcements to screen readers, also of what changes before their code is loaded. */
export function LazyAnnouncements<Row>(props: {
  readonly table: DataTableModel<Row>;
}): ReactElement {
  const { table } = props;
  const [first] = useState({ query: table.shownQuery, selected: table.selected.count });
  // A lazy component has no type parameter.
  return <IdlePart part={announcements} props={{ table: table as never, first }} />;
}
