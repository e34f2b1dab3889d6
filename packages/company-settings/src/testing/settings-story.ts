import type { SessionUser } from '@pantau/core';
import { createManualClock } from '@pantau/core/testing';

/** Parts load late on a busy machine. */
export const seen = { timeout: 15_000 };

const storyNow = Date.parse('2026-11-20T07:00:00Z');

const user: SessionUser = {
  userId: '1',
  fullname: 'Rina Kusuma',
  email: 'rina@mitra-angkut.example',
  phoneNo: '+628123456789',
  lastReminder: null,
  companyId: 1,
  companyName: 'PT Mitra Angkut Jawa',
  companyType: 'standard',
  timeZone: 'Asia/Jakarta',
  scopes: ['setting:read', 'company:update'],
  flags: [],
};

export const storyPantau = {
  clock: createManualClock(storyNow),
  timeZone: 'Asia/Jakarta',
  user,
};

/** A user who may only look. */
export const readerPantau = { ...storyPantau, user: { ...user, scopes: ['setting:read'] } };
