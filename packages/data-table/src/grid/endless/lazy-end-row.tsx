import { LazyPart, createLazy } from '@pantau/core/ui/lazy';
import type { ReactElement } from 'react';
import type { EndRowProps } from './end-row.tsx';

const endRow = createLazy(async () => (await import('./end-row.tsx')).EndRow);

/** The row after the last one, which also loads the next rows. */
export const LazyEndRow = <Row,>(props: EndRowProps<Row>): ReactElement => (
  // A lazy component has no type parameter.
  <LazyPart part={endRow} props={props as never} />
);
