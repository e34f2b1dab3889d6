import { describe, expect, it } from 'vitest';
import type { OrderFields } from '../orders/order.ts';
import { draftFieldNamed } from './draft-fields.ts';
import { draftProblems } from './draft-problems.ts';
import { type OrderDraft, changesOf, draftOf, emptyDraft, fieldsOf } from './order-draft.ts';
import { rebaseDraft } from './rebase-draft.ts';

const jakarta = 'Asia/Jakarta';
const order: OrderFields = {
  customerName: 'PT Farma',
  salesName: null,
  referenceNumber: 'PO-1',
  pickedOn: Date.parse('2026-11-22T00:30:00Z'),
  deliveredOn: Date.parse('2026-11-22T18:00:00Z'),
  sender: { name: 'Gudang Cikarang', phoneNumber: null },
  recipient: { name: null, phoneNumber: null },
  totalWeight: 12.5,
  totalVolume: 3,
  totalPrice: 1_500_000,
  locations: ['Cikarang', 'Solo'],
};
const draft = draftOf(order, jakarta);
const complete: OrderDraft = { ...emptyDraft, customerName: 'PT Farma' };
const problemsOf = (changes: Partial<OrderDraft>) => draftProblems({ ...complete, ...changes });

describe('the draft of an order', () => {
  it('has days and times of the company, and becomes the same order again (SO-80)', () => {
    expect(draft).toMatchObject({
      pickedDay: '2026-11-22',
      pickedTime: '07:30',
      deliveredDay: '2026-11-23',
      deliveredTime: '01:00',
      salesName: '',
    });
    expect(fieldsOf(draft, jakarta)).toEqual(order);
  });

  it('becomes an order without empty texts and locations (SO-80)', () => {
    const fields = fieldsOf({ ...complete, salesName: ' ', locations: [' Solo ', ''] }, jakarta);
    expect(fields).toMatchObject({ salesName: null, locations: ['Solo'], totalWeight: 0 });
  });

  it('tells only the fields that the user has changed (SO-86)', () => {
    const edited = { ...draft, totalWeight: 13, senderPhone: '+62811', customerName: 'PT Farma ' };
    expect(changesOf(draft, edited, jakarta)).toEqual({
      totalWeight: 13,
      sender: { name: 'Gudang Cikarang', phoneNumber: '+62811' },
    });
    expect(changesOf(draft, draft, jakarta)).toEqual({});
  });

  it('keeps the user’s changes on top of a newer version (SO-87)', () => {
    const theirs = { ...draft, totalWeight: 99, pickedDay: '2026-11-21', locations: ['Ubud'] };
    const mine = { ...draft, totalVolume: null, pickedTime: '09:00' };
    expect(rebaseDraft(mine, draft, theirs)).toEqual({
      ...draft,
      totalWeight: 99,
      locations: ['Ubud'],
      totalVolume: null,
      pickedTime: '09:00',
    });
  });
});

describe('problems of a draft', () => {
  it('are none for a customer alone (SO-81)', () => {
    expect(draftProblems(complete)).toEqual({});
  });

  it.each<[string, Partial<OrderDraft>, Partial<Record<keyof OrderDraft, string>>]>([
    ['no customer', { customerName: ' ' }, { customerName: 'required' }],
    ['long text', { salesName: 'x'.repeat(201) }, { salesName: 'tooLong' }],
    ['no number', { totalWeight: Number.NaN }, { totalWeight: 'notNumber' }],
    ['a negative number', { totalPrice: -1 }, { totalPrice: 'negative' }],
    ['a great number', { totalVolume: 1_000_000_001 }, { totalVolume: 'tooLarge' }],
    ['no day', { pickedDay: '31/02', pickedTime: '07:00' }, { pickedDay: 'notDay' }],
    ['a day alone', { pickedDay: '2026-11-20' }, { pickedTime: 'timeMissing' }],
    ['a time alone', { deliveredTime: '07:00' }, { deliveredDay: 'dayMissing' }],
    ['no time', { deliveredDay: '2026-11-20', deliveredTime: '25' }, { deliveredTime: 'notTime' }],
    ['21 locations', { locations: Array.from({ length: 21 }, String) }, { locations: 'tooMany' }],
    ['a long location', { locations: ['x'.repeat(201)] }, { locations: 'tooLong' }],
    [
      'a delivery before the pickup',
      {
        pickedDay: '2026-11-20',
        pickedTime: '08:00',
        deliveredDay: '2026-11-20',
        deliveredTime: '07:59',
      },
      { deliveredDay: 'beforePickup' },
    ],
  ])('are found: %s (SO-81)', (_, changes, problems) => {
    expect(problemsOf(changes)).toEqual(problems);
  });

  it('are none at the limits (SO-81)', () => {
    const day = { pickedDay: '2026-11-20', pickedTime: '08:00' };
    const same = { ...day, deliveredDay: day.pickedDay, deliveredTime: day.pickedTime };
    const texts = { salesName: 'x'.repeat(200), locations: Array.from({ length: 20 }, String) };
    expect(problemsOf({ ...same, ...texts, totalWeight: 1_000_000_000 })).toEqual({});
  });
});

describe('the field that an error names', () => {
  it.each([
    ['customer_name', 'customerName'],
    ['target.delivered_on', 'deliveredDay'],
    ['locations.1', 'locations'],
    ['body', undefined],
    [undefined, undefined],
  ])('%s is %s (SO-82)', (name, field) => {
    expect(draftFieldNamed(name)).toBe(field);
  });
});
