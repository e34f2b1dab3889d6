import { LazyPart, createLazy } from '@pantau/core/ui/lazy';
import type { ReactElement } from 'react';
import { useSnoozes } from '../../hooks/snooze.ts';

const section = createLazy(async () => (await import('./snoozed-section.tsx')).SnoozedSection);

const none = {};

/** What the user snoozes; loads with the first snooze. */
export function LazySnoozed(): ReactElement | null {
  return useSnoozes().length === 0 ? null : <LazyPart part={section} props={none} quiet />;
}
