import { LazyPart, createLazy } from '@pantau/core/ui/lazy';
import type { ReactElement } from 'react';
import css from './grid.module.css';
import type { GroupHeaderProps } from './group-header.tsx';

const groupHeader = createLazy(async () => (await import('./group-header.tsx')).GroupHeader);

/** The names of groups of columns. Their room is kept while their code loads, so that nothing moves. */
export const LazyGroupHeader = <Row,>(props: GroupHeaderProps<Row>): ReactElement => (
  <div role="presentation" className={css.groupNames}>
    {/* A lazy component has no type parameter. */}
    <LazyPart part={groupHeader} props={props as never} quiet />
  </div>
);
