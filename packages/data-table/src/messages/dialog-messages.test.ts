import { checkCatalog } from '@pantau/core/testing';
import { expect, test } from 'vitest';
import { dialogMessages } from './dialog-messages.ts';

test('both languages have every text with the same placeholders', () => {
  expect(checkCatalog(dialogMessages)).toEqual([]);
});
