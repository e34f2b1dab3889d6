import { LazyPart, createLazy } from '@pantau/core/ui/lazy';
import type { ReactElement } from 'react';
import type { PaletteProps } from './palette.tsx';

const palette = createLazy(async () => (await import('./palette.tsx')).Palette);

/** `Palette`, which loads when it is first opened. It closes if it cannot be loaded. */
export function LazyPalette(props: PaletteProps): ReactElement {
  return <LazyPart part={palette} props={props} onFail={props.onClose} />;
}
