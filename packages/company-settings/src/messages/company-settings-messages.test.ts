import { checkCatalog } from '@pantau/core/testing';
import { expect, it } from 'vitest';
import { companySettingsMessages } from './company-settings-messages.ts';

it('has every text in both languages with the same placeholders', () => {
  expect(checkCatalog(companySettingsMessages)).toEqual([]);
});
