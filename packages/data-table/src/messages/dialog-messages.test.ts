import { checkCatalog } from '@pantau/core/testing';
import { expect, test } from 'vitest';
import { dialogMessages } from './dialog-messages.ts';

test('every text exists in both languages with the same placeholders', () => {
  expect(checkCatalog(dialogMessages)).toEqual([]);
});
