import type { SessionUser } from '@pantau/core';
import { menuScopes, scopes } from '@pantau/core/contract';
import { within } from 'storybook/test';
import { createStorySource } from './story-fleet.ts';

/** The scopes of all tiles. */
export const everything: readonly string[] = [
  scopes.alertCenterMain,
  scopes.alertCenterUrgent,
  scopes.salesOrderRead,
  menuScopes.dashboardVehicleMap,
];

const userWith = (held: readonly string[]): SessionUser => ({
  userId: '1',
  fullname: 'Rina Kusuma',
  email: null,
  phoneNo: null,
  lastReminder: null,
  companyId: 1,
  companyName: 'PT Mitra Angkut Jawa',
  companyType: 'standard',
  timeZone: 'Asia/Jakarta',
  scopes: held,
  flags: [],
});

/** A company of its own for a story, with the props of its provider. */
export function company(held: readonly string[] = everything) {
  const source = createStorySource((scope) => held.includes(scope));
  const { clock } = source;
  return { source, clock, pantau: { clock, timeZone: 'Asia/Jakarta', user: userWith(held) } };
}

export const tileOf = async (root: HTMLElement, name: string) =>
  within(await within(root).findByRole('region', { name }));
