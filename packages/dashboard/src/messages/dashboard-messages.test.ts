import { checkCatalog } from '@pantau/core/testing';
import { expect, it } from 'vitest';
import { dashboardMessages } from './dashboard-messages.ts';

it('has every text in both languages with the same placeholders', () => {
  expect(checkCatalog(dashboardMessages)).toEqual([]);
});
