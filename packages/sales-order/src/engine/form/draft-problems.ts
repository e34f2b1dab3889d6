import { isDay, isTime } from '@pantau/core/day';
import {
  orderAmountMax,
  orderLocationsMax,
  orderPriceMax,
  orderTextMax,
} from '../orders/order-limits.ts';
import type { DraftField, OrderDraft } from './order-draft.ts';

/** Why a field of a draft cannot be saved. */
export type DraftProblem =
  | 'required'
  | 'tooLong'
  | 'tooMany'
  | 'notNumber'
  | 'negative'
  | 'tooLarge'
  | 'notDay'
  | 'notTime'
  | 'dayMissing'
  | 'timeMissing'
  | 'beforePickup';

export type DraftProblems = Readonly<Partial<Record<DraftField, DraftProblem>>>;

/** The greatest value or length of a field; `undefined` without one. */
export function limitOf(field: DraftField): number | undefined {
  if (field === 'totalPrice') return orderPriceMax;
  if (field === 'totalWeight' || field === 'totalVolume') return orderAmountMax;
  return field.endsWith('Day') || field.endsWith('Time') ? undefined : orderTextMax;
}

const textProblem = (text: string): DraftProblem | undefined =>
  text.trim().length > orderTextMax ? 'tooLong' : undefined;

function amountProblem(value: number | null, max: number): DraftProblem | undefined {
  if (value === null) return undefined;
  if (Number.isNaN(value)) return 'notNumber';
  return value < 0 ? 'negative' : value > max ? 'tooLarge' : undefined;
}

function dayProblem(day: string, time: string): DraftProblem | undefined {
  if (day === '') return time === '' ? undefined : 'dayMissing';
  return isDay(day) ? undefined : 'notDay';
}

function timeProblem(day: string, time: string): DraftProblem | undefined {
  if (time === '') return day === '' ? undefined : 'timeMissing';
  return isTime(time) ? undefined : 'notTime';
}

function locationsProblem(locations: readonly string[]): DraftProblem | undefined {
  const places = locations.filter((place) => place.trim() !== '');
  if (places.length > orderLocationsMax) return 'tooMany';
  return places.some((place) => textProblem(place) !== undefined) ? 'tooLong' : undefined;
}

/** Whether both times are known, and the delivery is before the pickup. */
function isReversed(draft: OrderDraft): boolean {
  const { pickedDay, pickedTime, deliveredDay, deliveredTime } = draft;
  const isKnown =
    [pickedDay, deliveredDay].every(isDay) && [pickedTime, deliveredTime].every(isTime);
  return isKnown && deliveredDay + deliveredTime < pickedDay + pickedTime;
}

/** What keeps a draft from being saved, by field (SO-81). */
export function draftProblems(draft: OrderDraft): DraftProblems {
  const { customerName, pickedDay, pickedTime, deliveredDay, deliveredTime } = draft;
  const found: Partial<Record<DraftField, DraftProblem | undefined>> = {
    customerName: customerName.trim() === '' ? 'required' : textProblem(customerName),
    salesName: textProblem(draft.salesName),
    referenceNumber: textProblem(draft.referenceNumber),
    pickedDay: dayProblem(pickedDay, pickedTime),
    pickedTime: timeProblem(pickedDay, pickedTime),
    deliveredDay:
      dayProblem(deliveredDay, deliveredTime) ?? (isReversed(draft) ? 'beforePickup' : undefined),
    deliveredTime: timeProblem(deliveredDay, deliveredTime),
    senderName: textProblem(draft.senderName),
    senderPhone: textProblem(draft.senderPhone),
    recipientName: textProblem(draft.recipientName),
    recipientPhone: textProblem(draft.recipientPhone),
    locations: locationsProblem(draft.locations),
    totalWeight: amountProblem(draft.totalWeight, orderAmountMax),
    totalVolume: amountProblem(draft.totalVolume, orderAmountMax),
    totalPrice: amountProblem(draft.totalPrice, orderPriceMax),
  };
  const problems = Object.entries(found).filter(([, problem]) => problem !== undefined);
  return Object.fromEntries(problems);
}
