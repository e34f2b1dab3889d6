import { isPantauError, useToast } from '@pantau/core';
import type { Request } from '@pantau/core/request';
import { type ReactElement, useState } from 'react';
import type { OrderTransition } from '../../engine/orders/bulk.ts';
import type { OrderDetail, OrderStatus } from '../../engine/orders/order.ts';
import type { OrderSource } from '../../engine/orders/order-source.ts';
import { usePagesText } from '../shared/use-pages-text.ts';
import { useProblemText } from '../shared/use-problem-text.ts';
import { useText } from '../shared/use-text.ts';
import { LazyOrderPrompt } from '../transition/lazy-order-prompt.tsx';

export interface OrderChangeOptions {
  readonly source: OrderSource;
  readonly order: OrderDetail;
  readonly request: Request<OrderDetail>;
  readonly onDeleted: ((order: OrderDetail) => void) | undefined;
}

interface UsedOrderChange {
  /** Asks before the order gets this status; `null` deletes it. */
  ask(to: OrderStatus | null): void;
  /** A change failed because somebody else has changed the order, which has been loaded again. */
  readonly isOutdated: boolean;
  readonly prompt: ReactElement | null;
}

/** Changes the status of an order or deletes it, after a confirmation (SO-74 to SO-77). */
export function useOrderChange(options: OrderChangeOptions): UsedOrderChange {
  const { source, order, request, onDeleted } = options;
  const { id, number, version, status, customerName } = order;
  const t = usePagesText();
  const text = useText();
  const toast = useToast();
  const problemText = useProblemText();
  const [requested, setRequested] = useState<{ readonly to: OrderStatus | null } | null>(null);
  const [isOutdated, setOutdated] = useState(false);
  const close = (): void => setRequested(null);

  const send = async (transition: OrderTransition | null): Promise<void> => {
    if (transition === null) {
      await source.remove(id, version);
      toast.show({ kind: 'success', text: t('deleted', { number }) });
      onDeleted?.(order);
      return;
    }
    const changed = await source.transition(id, transition, version);
    request.replace(changed);
    const name = text(`status${changed.status}`);
    toast.show({ kind: 'success', text: t('statusChanged', { number, status: name }) });
  };
  const confirm = async (transition: OrderTransition | null): Promise<void> => {
    try {
      await send(transition);
      setOutdated(false);
      close();
    } catch (error) {
      const kind = isPantauError(error) ? error.kind : null;
      if (kind === 'conflict' || kind === 'notFound') request.reload();
      // The dialog stays open with its input, now for the current version.
      if (kind === 'conflict') setOutdated(true);
      else if (kind === 'invalid' || kind === 'notFound') close();
      const message = kind === 'conflict' ? t('changedByOthers') : problemText(error);
      toast.show({ kind: 'error', text: message });
    }
  };
  return {
    ask: (to) => setRequested({ to }),
    isOutdated,
    prompt: requested && (
      <LazyOrderPrompt
        change={{
          to: requested.to,
          from: status,
          count: 1,
          orders: [{ id, number, customerName, status }],
        }}
        onConfirm={confirm}
        onClose={close}
      />
    ),
  };
}
