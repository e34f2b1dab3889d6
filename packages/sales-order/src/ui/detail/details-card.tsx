import type { ReactElement } from 'react';
import type { OrderDetail } from '../../engine/orders/order.ts';
import { useFieldTexts } from '../shared/use-field-texts.ts';
import { usePagesText } from '../shared/use-pages-text.ts';
import { OrderStatus } from '../status/order-status.tsx';
import { Card } from './card.tsx';
import { Facts } from './facts.tsx';

export interface DetailsCardProps {
  readonly order: OrderDetail;
  readonly level: 2 | 3;
}

/** The fields that are neither in the head nor in the route (SO-70). */
export function DetailsCard({ order, level }: DetailsCardProps): ReactElement {
  const t = usePagesText();
  const texts = useFieldTexts();
  const fact = (field: string, value: unknown) => ({
    label: texts.label(field),
    value: texts.value(field, value),
  });
  return (
    <Card title={t('details')} level={level}>
      <Facts
        arrangement="rows"
        facts={[
          { label: texts.label('status.name'), value: <OrderStatus status={order.status} /> },
          fact('customer_name', order.customerName),
          fact('sales_name', order.salesName),
          fact('reference_number', order.referenceNumber),
          fact('created_on', order.createdOn),
          { label: t('updatedOn'), value: texts.value('created_on', order.updatedOn) },
        ]}
      />
    </Card>
  );
}
