import { checkCatalog } from '@pantau/core/testing';
import { expect, test } from 'vitest';
import { dataTableMessages } from './data-table-messages.ts';

test('both languages have every text with the same placeholders', () => {
  expect(checkCatalog(dataTableMessages)).toEqual([]);
});
