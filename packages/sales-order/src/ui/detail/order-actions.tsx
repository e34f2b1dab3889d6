import { Button } from '@pantau/core/ui/button';
import { IconButton } from '@pantau/core/ui/icon-button';
import { Menu } from '@pantau/core/ui/menu';
import type { ReactElement } from 'react';
import { type OrderDetail, type OrderStatus, orderStatuses } from '../../engine/orders/order.ts';
import { usePagesText } from '../shared/use-pages-text.ts';
import { OrderStatus as Status } from '../status/order-status.tsx';
import css from './order-actions.module.css';

export interface OrderActionsProps {
  readonly order: OrderDetail;
  /** Each action is shown only if it is permitted. */
  readonly onChangeStatus: ((to: OrderStatus) => void) | undefined;
  readonly onDelete: (() => void) | undefined;
  readonly onEdit: ((order: OrderDetail) => void) | undefined;
}

/** What the user may do with an order (SO-78). */
export function OrderActions(props: OrderActionsProps): ReactElement {
  const { order, onChangeStatus, onDelete, onEdit } = props;
  const t = usePagesText();
  return (
    <div className={css.actions}>
      {onEdit !== undefined && (
        <Button icon="pen" onClick={() => onEdit(order)}>
          {t('edit')}
        </Button>
      )}
      {onChangeStatus !== undefined && (
        <StatusMenu present={order.status} onChangeStatus={onChangeStatus} />
      )}
      {onDelete !== undefined && (
        <Menu.Root>
          <Menu.Trigger asChild>
            <IconButton icon="more" label={t('moreActions')} />
          </Menu.Trigger>
          <Menu.Content aria-label={t('moreActions')} align="end">
            <Menu.Item icon="trash" tone="danger" onSelect={onDelete}>
              {t('deleteOrder')}
            </Menu.Item>
          </Menu.Content>
        </Menu.Root>
      )}
    </div>
  );
}

interface StatusMenuProps {
  readonly present: OrderStatus;
  readonly onChangeStatus: (to: OrderStatus) => void;
}

/** The statuses that the order can get. */
function StatusMenu({ present, onChangeStatus }: StatusMenuProps): ReactElement {
  const t = usePagesText();
  const others = orderStatuses.filter((status) => status !== present);
  return (
    <Menu.Root>
      <Menu.Trigger asChild>
        <Button variant="primary" trailingIcon="chevronDown">
          {t('changeStatus')}
        </Button>
      </Menu.Trigger>
      <Menu.Content aria-label={t('changeStatus')} align="end">
        {others.map((status) => (
          <Menu.Item
            key={status}
            tone={status === 'CANCELED' ? 'danger' : 'neutral'}
            onSelect={() => onChangeStatus(status)}
          >
            <Status status={status} />
          </Menu.Item>
        ))}
      </Menu.Content>
    </Menu.Root>
  );
}
