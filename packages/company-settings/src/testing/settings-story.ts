import type { SessionUser } from '@pantau/core';
import { createManualClock } from '@pantau/core/testing';
import { expect, userEvent, within } from 'storybook/test';
import { createCompanyWorld, createMemoryCompanySource } from '../adapters/memory/index.ts';
import type { CompanySource } from '../engine/company/company-source.ts';

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

export type Query = ReturnType<typeof within>;

/** A company of its own. */
export const fresh = (change: Partial<CompanySource> = {}): CompanySource => ({
  ...createMemoryCompanySource({ world: createCompanyWorld() }),
  ...change,
});

export const section = async (root: HTMLElement, name: string): Promise<Query> =>
  within(await within(root).findByRole('region', { name }, seen));

export const page = (root: HTMLElement): Query => within(root.ownerDocument.body);

export const dialogOf = async (root: HTMLElement, name: string): Promise<Query> =>
  within(await page(root).findByRole('dialog', { name }, seen));

export const replaceText = async (field: HTMLElement, text: string): Promise<void> => {
  await userEvent.clear(field);
  if (text !== '') await userEvent.type(field, text);
};

/** Expects a page that could not be loaded to say so and why, and to offer another attempt. */
export async function expectLoadFailure(canvasElement: HTMLElement, text: string): Promise<void> {
  const view = within(canvasElement);
  await view.findByText(text, {}, seen);
  await expect(view.getByText(/The server cannot be reached/)).toBeVisible();
  await expect(view.getByRole('button', { name: /try again/i })).toBeVisible();
}
