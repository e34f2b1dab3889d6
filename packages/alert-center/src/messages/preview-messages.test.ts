import { checkCatalog } from '@pantau/core/testing';
import { expect, test } from 'vitest';
import { previewMessages } from './preview-messages.ts';

test('both languages have every text with the same placeholders', () => {
  expect(checkCatalog(previewMessages)).toEqual([]);
});
