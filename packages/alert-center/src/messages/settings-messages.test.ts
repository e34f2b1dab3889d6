import { checkCatalog } from '@pantau/core/testing';
import { expect, test } from 'vitest';
import { settingsMessages } from './settings-messages.ts';

test('both languages have every text with the same placeholders', () => {
  expect(checkCatalog(settingsMessages)).toEqual([]);
});
