import { LazyPart, createLazy } from '@pantau/core/ui/lazy';
import type { ReactElement } from 'react';
import type { ColumnChooserDialogProps } from './column-chooser-dialog.tsx';

const dialog = createLazy(
  async () => (await import('./column-chooser-dialog.tsx')).ColumnChooserDialog,
);

/** The dialog that shows, hides and orders columns, open while it is mounted. It loads on first use. */
export function ColumnChooser(props: ColumnChooserDialogProps): ReactElement {
  return <LazyPart part={dialog} props={props} onFail={props.onClose} />;
}
