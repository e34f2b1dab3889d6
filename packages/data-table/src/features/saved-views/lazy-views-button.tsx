import { LazyPart, createLazy } from '@pantau/core/ui/lazy';
import type { ReactElement } from 'react';
import type { ViewsButtonProps } from './views-button.tsx';

const viewsButton = createLazy(async () => (await import('./views-button.tsx')).ViewsButton);

/** The menu of views, which loads after the first rows are requested. */
export function LazyViewsButton(props: ViewsButtonProps): ReactElement {
  return <LazyPart part={viewsButton} props={props} quiet />;
}
