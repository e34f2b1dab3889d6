import { useFormat, useParts } from '@pantau/core';
import { Button } from '@pantau/core/ui/button';
import { Skeleton } from '@pantau/core/ui/skeleton';
import { VisuallyHidden } from '@pantau/core/ui/visually-hidden';
import type { ReactElement } from 'react';
import { useFleetOrderDetail } from '../../hooks/lookups.ts';
import { useFleetOrder } from '../../hooks/permissions.ts';
import type { Alert, FleetOrder } from '../../engine/alert/alert.ts';
import { fleetTaskId } from '../../engine/alert/fleet-task-id.ts';
import { useViewOptions } from '../shared/view-options.ts';
import { fleetOrderFacts } from '../shared/text/fleet-order-facts.ts';
import { useText } from '../shared/use-text.ts';
import type { AlertPartProps } from './alert-identity.tsx';
import css from './preview-content.module.css';
import { usePreviewText } from '../shared/use-preview-text.ts';

/** Fleet task of alerts 137 to 143, for users with its four scopes. */
export function FleetTask({ alert }: AlertPartProps): ReactElement | null {
  const order = useFleetOrder(alert);
  return order === null ? null : <Task key={alert.id} alert={alert} order={order} />;
}

interface TaskProps {
  readonly alert: Alert;
  readonly order: FleetOrder;
}

function Task({ alert, order }: TaskProps): ReactElement {
  const parts = useParts();
  const t = useText();
  const tPreview = usePreviewText();
  const { onOpenFleetTask } = useViewOptions();
  const taskId = fleetTaskId(alert.alertData);
  const heading = [t('fleetOrder'), order.foNumber].filter(Boolean).join(' ');
  return (
    <section {...parts('preview-section', css.section)}>
      <div className={css.headLine}>
        <h3 className={css.heading}>{heading}</h3>
        {onOpenFleetTask !== undefined && taskId !== undefined && (
          <Button
            variant="accent"
            size="dense"
            trailingIcon="arrowUpRight"
            onClick={() => onOpenFleetTask(taskId)}
          >
            {tPreview('fleetTaskOpen')}
          </Button>
        )}
      </div>
      <TaskFacts order={order} />
    </section>
  );
}

/** Maximum number of facts; the placeholder has as many lines, so nothing moves after loading. */
const MAX_FACTS = 7;

function TaskFacts({ order }: { readonly order: FleetOrder }): ReactElement | null {
  const t = useText();
  const tPreview = usePreviewText();
  const format = useFormat();
  const { detail, again } = useFleetOrderDetail(order);
  if (detail.status === 'none') return null;
  if (detail.status === 'loading') {
    return (
      <div className={css.facts} data-awaited aria-busy>
        <VisuallyHidden>{tPreview('fleetTaskLoading')}</VisuallyHidden>
        {Array.from({ length: MAX_FACTS }, (_, index) => (
          <Skeleton key={index} height={16} width={index % 2 === 0 ? '80%' : '64%'} />
        ))}
      </div>
    );
  }
  const isLookedUp = order.detail === null;
  if (detail.status === 'failed') {
    return (
      <div className={css.facts} data-awaited>
        <p className={css.none}>{tPreview('fleetTaskFailed')}</p>
        <Button size="dense" icon="retry" className={css.again} onClick={again}>
          {t('retry')}
        </Button>
      </div>
    );
  }
  const facts = fleetOrderFacts({ ...order, detail: detail.value }, { t, tPreview }, format);
  return (
    <dl className={css.facts} data-awaited={isLookedUp || undefined}>
      {facts.map(({ label, text }) => (
        <div key={label} className={css.fact}>
          <dt className={css.label}>{label}</dt>
          <dd className={css.factText}>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
