import type { SessionUser } from '@pantau/core';
import { createManualClock } from '@pantau/core/testing';
import { expect, waitFor, within } from 'storybook/test';
import { storyNow } from './story-world.ts';

/** Parts load late on a busy machine. */
export const seen = { timeout: 15_000 };

export const storyPantau = { clock: createManualClock(storyNow), timeZone: 'Asia/Jakarta' };

export const storyUser: SessionUser = {
  userId: '1',
  fullname: 'Rina',
  email: 'rina@demo.example',
  phoneNo: null,
  lastReminder: null,
  companyId: 1,
  companyName: 'Demo',
  companyType: 'standard',
  timeZone: 'Asia/Jakarta',
  scopes: [],
  flags: [],
};

export const rowsIn = (grid: HTMLElement): HTMLElement[] => [
  ...grid.querySelectorAll<HTMLElement>('[data-row]'),
];

/** The grid once it has rows. */
export async function gridIn(root: HTMLElement): Promise<HTMLElement> {
  const grid = await within(root).findByRole('grid', {}, seen);
  await waitFor(() => expect(rowsIn(grid).length).toBeGreaterThan(3), seen);
  return grid;
}

/** A chart once it is drawn. */
export async function chartIn(root: HTMLElement, kind: 'line' | 'waterfall'): Promise<Element> {
  const find = (): Element | null => root.querySelector(`[data-chart="${kind}"] svg`);
  await waitFor(() => expect(find()).not.toBeNull(), seen);
  return find() as Element;
}
