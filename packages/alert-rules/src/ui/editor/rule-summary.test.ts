import { createFormat, createI18n } from '@pantau/core';
import { describe, expect, it } from 'vitest';
import { tableCodes } from '../../adapters/memory/table-codes.ts';
import { type RuleDraft, emptyDraft } from '../../engine/form/rule-draft.ts';
import { alertRuleMessages } from '../../messages/alert-rule-messages.ts';
import { editorMessages } from '../../messages/editor-messages.ts';
import { ruleSummary } from './rule-summary.ts';

const summaryIn = (locale: 'en' | 'id', draft: RuleDraft): string => {
  const i18n = createI18n({ locale });
  const code = tableCodes.find(({ alertCode }) => alertCode === draft.alertCode);
  const texts = {
    t: i18n.translator(alertRuleMessages),
    te: i18n.translator(editorMessages),
    format: createFormat(locale, 'Asia/Jakarta'),
  };
  return ruleSummary(draft, code, texts);
};

const night: RuleDraft = {
  ...emptyDraft,
  alertCode: 8,
  urgency: 'urgent',
  autoPopup: true,
  minThreshold: 80,
  minDuration: 60,
  withCount: true,
  countThreshold: 3,
  countWindow: 600,
  withSchedule: true,
  startTime: '22:00',
  endTime: '05:00',
  days: [1, 2, 3, 4, 5],
  withPlace: true,
  inside: false,
  geofences: [{ id: 'f', name: 'Pool Cikarang', address: null, shape: null }],
  vehicles: [{ id: 'v', licensePlate: 'B 1 AA' }],
  users: [{ id: 'u', name: 'Tono' }],
};

describe('the summary of a rule', () => {
  it('says when, what, where and for whom, in both languages (AR-40, AR-96)', () => {
    expect(summaryIn('en', night)).toBe(
      'Mon–Fri, 22:00–05:00: “Over speed limit” of 80 km/h or more for at least 1 min, from alert 3 within 10 min on 1 vehicle, outside Pool Cikarang. Raises an urgent alert for you and 1 other user and opens its preview.',
    );
    expect(summaryIn('id', night)).toBe(
      'Sen–Jum, 22.00–05.00: “Melebihi batas kecepatan” mulai 80 km/j selama minimal 1 mnt, mulai peringatan ke-3 dalam 10 mnt pada 1 kendaraan, di luar Pool Cikarang. Menjadi peringatan mendesak untuk Anda dan 1 pengguna lain dan membuka pratinjaunya.',
    );
  });

  it('says that a plain rule is for any vehicle at any time, and whether it is inactive (AR-40)', () => {
    const plain = { ...emptyDraft, alertCode: 117, minThreshold: 14_400, subscribe: false };
    expect(summaryIn('en', { ...plain, isActive: false })).toBe(
      'At any time: “Driving too long” of 4 h or more on any vehicle. Raises an important alert for nobody. The rule is inactive.',
    );
  });

  it('asks for an alert while none is chosen, and ignores what is incomplete (AR-40)', () => {
    expect(summaryIn('en', emptyDraft)).toBe('Choose an alert to see what the rule does.');
    const typing = { ...emptyDraft, alertCode: 8, minThreshold: Number.NaN, withSchedule: true };
    expect(summaryIn('en', typing)).toBe(
      'At any time: “Over speed limit” on any vehicle. Raises an important alert for you.',
    );
  });
});
