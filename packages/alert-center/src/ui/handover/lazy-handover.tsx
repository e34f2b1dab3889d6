import { createLazy } from '@pantau/core/lazy';
import { LazyPart } from '@pantau/core/ui/lazy';
import type { ReactElement } from 'react';
import type { ShiftHandoverProps } from './shift-handover.tsx';

const part = createLazy(async () => (await import('./shift-handover.tsx')).ShiftHandover);

/**
 * What a shift leaves to the next one, by person, to read, print and export. Loads when it is first shown. Needs
 * `PantauProvider` only.
 */
export function ShiftHandover(props: ShiftHandoverProps): ReactElement {
  return <LazyPart part={part} props={props} />;
}
