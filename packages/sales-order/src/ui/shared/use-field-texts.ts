import { useFormat } from '@pantau/core';
import { useMemo } from 'react';
import type { OrderStatus } from '../../engine/orders/order.ts';
import type { OrderKey } from '../../engine/orders/order-keys.ts';
import type { SalesOrderMessageKey } from '../../messages/sales-order-messages.ts';
import { orderAmounts } from './order-amounts.ts';
import { useText } from './use-text.ts';

const labels: Readonly<Record<OrderKey, SalesOrderMessageKey>> = {
  number: 'number',
  'status.name': 'status',
  sales_name: 'sales',
  customer_name: 'customer',
  reference_number: 'reference',
  created_on: 'createdOn',
  'target.picked_on': 'pickedOn',
  'target.delivered_on': 'deliveredOn',
  'sender.name': 'sender',
  'sender.phone_number': 'senderPhone',
  'recipient.name': 'recipient',
  'recipient.phone_number': 'recipientPhone',
  total_weight: 'weight',
  total_volume: 'volume',
  total_price: 'price',
  locations: 'locations',
};

const NONE = '–';

/** The fields of an order as text, by their keys (SO-70). */
export interface FieldTexts {
  label(field: string): string;
  /** @param value as the source gives it; times in ISO 8601 or epoch ms */
  value(field: string, value: unknown): string;
}

export function useFieldTexts(): FieldTexts {
  const t = useText();
  const format = useFormat();
  return useMemo(() => {
    const texts: Readonly<Partial<Record<string, (value: number) => string>>> = {
      ...orderAmounts(t, format),
      created_on: format.dateTime,
      'target.picked_on': format.dateTime,
      'target.delivered_on': format.dateTime,
    };
    const numberOf = (value: unknown): number =>
      typeof value === 'string' ? Date.parse(value) : Number(value);
    return {
      label: (field) => (field in labels ? t(labels[field as OrderKey]) : field),
      value(field, value) {
        const text = texts[field];
        if (value === null || value === undefined || value === '') return NONE;
        if (text !== undefined) return text(numberOf(value));
        if (field === 'status.name') return t(`status${value as OrderStatus}`);
        return Array.isArray(value) ? value.join(', ') || NONE : String(value);
      },
    };
  }, [t, format]);
}
