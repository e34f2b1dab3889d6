import type { BulkTarget } from '@pantau/data-table';
import { type ReactElement, useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { OrderTransition } from '../../engine/orders/bulk.ts';
import type { KnownOrders } from '../../engine/orders/known-orders.ts';
import { requestedOrders } from '../../engine/transition/requested-orders.ts';
import { LazyOrderPrompt } from '../transition/lazy-order-prompt.tsx';
import type { RequestedChange } from '../transition/order-change.ts';
import type { AskOrders } from './order-work.ts';

interface Confirmation {
  readonly change: RequestedChange;
  /** `null` when the user keeps the orders as they are. */
  resolve(result: object | null): void;
}

export interface UsedOrderPrompt {
  readonly ask: AskOrders;
  /** The open dialog. */
  readonly prompt: ReactElement | null;
}

/** Asks for confirmation of changes to selected orders, one dialog at a time. */
export function useOrderPrompt(known: KnownOrders): UsedOrderPrompt {
  const [confirmation, setConfirmation] = useState<Confirmation | null>(null);
  const open = useRef<Confirmation | null>(null);
  useEffect(
    () => () => {
      open.current?.resolve(null);
    },
    [],
  );
  const ask = useCallback<AskOrders>(
    (to, target: BulkTarget) =>
      new Promise((resolve) => {
        const next = { change: { to, ...requestedOrders(target, known) }, resolve };
        open.current = next;
        setConfirmation(next);
      }),
    [known],
  );
  if (confirmation === null) return { ask, prompt: null };
  /** The dialog is closed, and focus is back in the list, before the run begins. */
  const close = (value: OrderTransition | object | null): void => {
    flushSync(() => setConfirmation(null));
    confirmation.resolve(value);
  };
  const prompt = (
    <LazyOrderPrompt
      change={confirmation.change}
      onConfirm={(transition) => close(transition ?? {})}
      onClose={() => close(null)}
    />
  );
  return { ask, prompt };
}
