import { expect, test } from 'vitest';
import { alertCenterMessages } from './alert-center-messages.ts';

test('Indonesian uses the terms of the product', () => {
  expect(alertCenterMessages.messages.id).toMatchObject({
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
