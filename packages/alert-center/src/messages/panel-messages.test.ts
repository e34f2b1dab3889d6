import { expect, test } from 'vitest';
import { alertCenterMessages } from './alert-center-messages.ts';
import { en as panelTexts } from './panel-en.ts';
import { panelMessages } from './panel-messages.ts';

test('Indonesian uses the terms of the product', () => {
  expect(panelMessages.messages.id).toMatchObject({
    title: 'Pusat peringatan',
    urgent: 'Mendesak',
    important: 'Penting',
    unresolvedOnly: 'Belum selesai saja',
    connectionLive: 'Langsung',
    connectionReconnecting: 'Menghubungkan',
    connectionDisconnected: 'Terputus',
    opened: 'Terbuka',
    resolved: 'Selesai',
    falseAlert: 'Alarm palsu',
    resolve: 'Tandai selesai',
    seeOther: 'Lihat notifikasi lain',
    tryNow: 'Coba sekarang',
  });
});

test('No text loads twice', () => {
  const first = Object.keys(alertCenterMessages.messages.en);
  expect(first.filter((key) => key in panelTexts)).toEqual([]);
});
