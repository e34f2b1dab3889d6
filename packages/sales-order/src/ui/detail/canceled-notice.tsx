import type { ReactElement } from 'react';
import type { OrderDetail } from '../../engine/orders/order.ts';
import { Notice } from '@pantau/core/ui/notice';
import { usePagesText } from '../shared/use-pages-text.ts';
import { useText } from '../shared/use-text.ts';
import { Facts } from './facts.tsx';

/** Why an order was canceled. */
export function CanceledNotice({ order }: { readonly order: OrderDetail }): ReactElement | null {
  const { canceledReason, canceledNote, status } = order;
  const t = usePagesText();
  const text = useText();
  if (status !== 'CANCELED') return null;
  const facts = [
    { label: t('cancelReason'), value: canceledReason },
    { label: t('cancelNote'), value: canceledNote },
  ].filter(({ value }) => value !== null && value !== '');
  return (
    <Notice tone="info" title={text('canceledOrder')}>
      {facts.length > 0 && <Facts arrangement="rows" facts={facts} />}
    </Notice>
  );
}
