import type { ReactElement } from 'react';
import type { AlertView } from '../../hooks/list.ts';
import { HostSlot } from '../shared/host-slot.tsx';
import type { RowParts } from '../shared/host-slots.ts';
import { useViewOptions } from '../shared/view-options.ts';

export interface RowPartProps {
  readonly name: keyof RowParts;
  readonly view: AlertView;
  readonly children: ReactElement;
}

/** A part of a row, or what the host renders in its place (EM-83). */
export function RowPart({ name, view, children }: RowPartProps): ReactElement {
  const { rowParts } = useViewOptions();
  return (
    <HostSlot render={rowParts?.[name]} content={{ view, own: children }}>
      {children}
    </HostSlot>
  );
}
