import { LazyPart, createLazy } from '@pantau/core/ui/lazy';
import type { ReactElement } from 'react';
import type { FilterDialogProps } from './filter-dialog.tsx';

const dialog = createLazy(async () => (await import('./filter-dialog.tsx')).FilterDialog);

/** The dialog for filters and saved filters, open while it is mounted. It loads on first use. */
export function LazyFilterDialog(props: FilterDialogProps): ReactElement {
  return <LazyPart part={dialog} props={props} onFail={props.onClose} />;
}
