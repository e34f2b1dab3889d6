import { LazyPart, createLazy } from '@pantau/core/ui/lazy';
import type { ReactElement } from 'react';

const part = createLazy(async () => (await import('./attention-choices.tsx')).AttentionChoices);

const none = {};

/** The choices of tones and notifications, which load when a menu shows them. */
export function LazyChoices(): ReactElement {
  return <LazyPart part={part} props={none} quiet />;
}
