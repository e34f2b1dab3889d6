import { LazyPart, createLazy } from '@pantau/core/ui/lazy';
import type { ReactElement } from 'react';
import type { LayoutSettingsProps } from './layout-settings.tsx';

const settings = createLazy(async () => (await import('./layout-settings.tsx')).LayoutSettings);

/** `LayoutSettings`, which loads when it is first opened. It closes if it cannot be loaded. */
export function LazyLayoutSettings(props: LayoutSettingsProps): ReactElement {
  return <LazyPart part={settings} props={props} onFail={props.onClose} />;
}
