import {
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  useLayoutEffect,
  useRef,
} from 'react';
import { useDialogText } from '../../shared/use-dialog-text.ts';
import { FaultBoundary } from '../faults/fault-boundary.tsx';
import css from './row-detail.module.css';
import type { DetailPanelProps, RenderDetail } from './row-detail-part.ts';

/** The detail below a row. What it contains decides its height, which is measured before it is painted. */
export function DetailPanel<Row>(props: DetailPanelProps<Row>): ReactElement {
  const { row, name, columns, part } = props;
  const t = useDialogText();
  const panelRef = useRef<HTMLDivElement>(null);
  const { id } = row;
  useLayoutEffect(() => {
    const panel = panelRef.current;
    if (panel === null) return undefined;
    const measure = (): void => part.measured(id, panel.offsetHeight);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(panel);
    return () => observer.disconnect();
  }, [id, part]);

  const handleKey = (event: KeyboardEvent<HTMLElement>): void => {
    const { target, currentTarget } = event;
    // A key in a menu or dialog of the detail is not meant for it.
    const isOwn = target instanceof Node && currentTarget.contains(target);
    if (event.key !== 'Escape' || event.defaultPrevented || !isOwn) return;
    event.stopPropagation();
    part.leave(currentTarget);
  };
  return (
    <div
      ref={panelRef}
      id={part.panelId(id)}
      role="gridcell"
      aria-colindex={1}
      aria-colspan={columns}
      data-detail=""
      tabIndex={-1}
      className={css.panel}
      onFocus={() => part.focused(id)}
      onKeyDown={handleKey}
    >
      <div role="group" aria-label={t('detailOf', { name })} className={css.content}>
        <FaultBoundary
          subject={row}
          fallback={() => (
            <p role="alert" className={css.failed}>
              {t('detailFailed')}
            </p>
          )}
          onFault={part.onFault}
        >
          <Content row={row.original} render={part.render} />
        </FaultBoundary>
      </div>
    </div>
  );
}

/** A component of its own, so that a `render` that throws is contained as well. */
function Content<Row>(props: { readonly row: Row; readonly render: RenderDetail<Row> }): ReactNode {
  return props.render(props.row);
}
