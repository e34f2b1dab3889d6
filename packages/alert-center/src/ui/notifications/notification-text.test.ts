import { type Locale, createI18n } from '@pantau/core';
import { createManualClock } from '@pantau/core/testing';
import { describe, expect, it } from 'vitest';
import { createMemoryWorld } from '../../adapters/memory/memory-world.ts';
import type { NotificationSubject } from '../../engine/notifications/notification-board.ts';
import { notificationsMessages } from '../../messages/notifications-messages.ts';
import { notificationText, plainText } from './notification-text.ts';

const clock = createManualClock(Date.UTC(2026, 10, 20, 7, 32));
const world = createMemoryWorld({ clock, seed: 7 });
const alert = world.arrive({
  alertCode: 49,
  description: { id: 'Menguap', en: 'Yawning' },
  lastNote: { text: 'Secret note', createdOn: clock.now(), user: null },
  address: 'Secret street',
});

const textIn = (locale: 'id' | 'en', subject: Partial<NotificationSubject> = {}) =>
  notificationText(
    {
      kind: 'urgent',
      view: { alert, urgency: 'urgent', pending: false, snoozed: false },
      more: null,
      ...subject,
    },
    createI18n({ locale: locale as Locale }).translator(notificationsMessages),
    locale,
  );

describe('the text of a notification', () => {
  it('has urgency, event and plate, and nothing else that a locked screen should not show (AC-862)', () => {
    const plate = alert.vehicle.licensePlate;
    expect(textIn('en')).toEqual({ title: 'Urgent: Yawning', body: plate });
    expect(textIn('id')).toEqual({ title: 'Mendesak: Menguap', body: plate });
    expect(textIn('en', { kind: 'emergency' }).title).toBe('Emergency: Yawning');
    const all = JSON.stringify(textIn('en'));
    expect(alert.driver).not.toBeNull();
    for (const secret of [alert.driver?.fullname ?? '', 'Secret', 'note']) {
      expect(all).not.toContain(secret);
    }
  });

  it('of several alerts counts them and names the latest (AC-867)', () => {
    const plate = alert.vehicle.licensePlate;
    expect(textIn('en', { more: 1 }).title).toBe('1 more urgent alert');
    expect(textIn('en', { more: 197 })).toEqual({
      title: '197 more urgent alerts',
      body: `Latest: Yawning, ${plate}`,
    });
    expect(textIn('id', { more: 2, kind: 'emergency' }).title).toBe('2 keadaan darurat lagi');
  });

  it('shows what the server says as plain text in one short line (AC-862)', () => {
    expect(plainText(' a\n\tb  c ')).toBe('a b c');
    expect(plainText('<b>1</b> &amp; {{plate}}')).toBe('<b>1</b> &amp; {{plate}}');
    expect(plainText('B 1\u202e TST\u0000')).toBe('B 1 TST');
    expect(plainText('x'.repeat(200))).toBe(`${'x'.repeat(79)}…`);
    const view = {
      alert: { ...alert, description: { id: '', en: 'A {{plate}}\nB' } },
      urgency: 'urgent' as const,
      pending: false,
      snoozed: false,
    };
    expect(textIn('en', { view }).title).toBe('Urgent: A {{plate}} B');
  });
});
