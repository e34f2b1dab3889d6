import { dayOf, instantAt, timeOf } from '@pantau/core/day';
import type { OrderFields } from '../orders/order.ts';

/** The fields of an order as a form holds them, also while they are incomplete. */
export interface OrderDraft {
  readonly customerName: string;
  readonly salesName: string;
  readonly referenceNumber: string;
  /** A day such as `2026-11-20`, the text as typed while it is not one, or empty. */
  readonly pickedDay: string;
  /** A time such as `07:30`, the text as typed while it is not one, or empty. */
  readonly pickedTime: string;
  readonly deliveredDay: string;
  readonly deliveredTime: string;
  readonly senderName: string;
  readonly senderPhone: string;
  readonly recipientName: string;
  readonly recipientPhone: string;
  readonly locations: readonly string[];
  /** In kg. `null` while the field is empty, `NaN` while its text is not a number. */
  readonly totalWeight: number | null;
  /** In cbm. */
  readonly totalVolume: number | null;
  /** In IDR. */
  readonly totalPrice: number | null;
}

export type DraftField = keyof OrderDraft;

export const emptyDraft: OrderDraft = {
  customerName: '',
  salesName: '',
  referenceNumber: '',
  pickedDay: '',
  pickedTime: '',
  deliveredDay: '',
  deliveredTime: '',
  senderName: '',
  senderPhone: '',
  recipientName: '',
  recipientPhone: '',
  locations: [],
  totalWeight: null,
  totalVolume: null,
  totalPrice: null,
};

/** @param timeZone of the company */
export function draftOf(order: OrderFields, timeZone: string | undefined): OrderDraft {
  const dayAt = (ms: number | null): string => (ms === null ? '' : dayOf(ms, timeZone));
  const timeAt = (ms: number | null): string => (ms === null ? '' : timeOf(ms, timeZone));
  return {
    customerName: order.customerName,
    salesName: order.salesName ?? '',
    referenceNumber: order.referenceNumber ?? '',
    pickedDay: dayAt(order.pickedOn),
    pickedTime: timeAt(order.pickedOn),
    deliveredDay: dayAt(order.deliveredOn),
    deliveredTime: timeAt(order.deliveredOn),
    senderName: order.sender.name ?? '',
    senderPhone: order.sender.phoneNumber ?? '',
    recipientName: order.recipient.name ?? '',
    recipientPhone: order.recipient.phoneNumber ?? '',
    locations: order.locations,
    totalWeight: order.totalWeight,
    totalVolume: order.totalVolume,
    totalPrice: order.totalPrice,
  };
}

const textOrNull = (text: string): string | null => text.trim() || null;

/** @param draft without problems */
export function fieldsOf(draft: OrderDraft, timeZone: string | undefined): OrderFields {
  const instant = (day: string, time: string): number | null =>
    day === '' ? null : instantAt(day, time, timeZone);
  return {
    customerName: draft.customerName.trim(),
    salesName: textOrNull(draft.salesName),
    referenceNumber: textOrNull(draft.referenceNumber),
    pickedOn: instant(draft.pickedDay, draft.pickedTime),
    deliveredOn: instant(draft.deliveredDay, draft.deliveredTime),
    sender: { name: textOrNull(draft.senderName), phoneNumber: textOrNull(draft.senderPhone) },
    recipient: {
      name: textOrNull(draft.recipientName),
      phoneNumber: textOrNull(draft.recipientPhone),
    },
    totalWeight: draft.totalWeight ?? 0,
    totalVolume: draft.totalVolume ?? 0,
    totalPrice: draft.totalPrice ?? 0,
    locations: draft.locations.map((place) => place.trim()).filter((place) => place !== ''),
  };
}

/** Compares values of drafts. */
export const isSame = (one: unknown, other: unknown): boolean =>
  Object.is(one, other) || JSON.stringify([one]) === JSON.stringify([other]);

/**
 * The fields that the user has changed. A time is compared to the minute, which is all that a form shows.
 *
 * @param before the draft that the form started with
 */
export function changesOf(
  before: OrderDraft,
  after: OrderDraft,
  timeZone: string | undefined,
): Partial<OrderFields> {
  const [old, edited] = [fieldsOf(before, timeZone), fieldsOf(after, timeZone)];
  const changed = Object.entries(edited).filter(
    ([key, value]) => !isSame(value, old[key as keyof OrderFields]),
  );
  return Object.fromEntries(changed);
}
