import { checkCatalog } from '@pantau/core/testing';
import { expect, test } from 'vitest';
import { dataTableMessages } from './data-table-messages.ts';

test('every text exists in both languages with the same placeholders', () => {
  expect(checkCatalog(dataTableMessages)).toEqual([]);
});
