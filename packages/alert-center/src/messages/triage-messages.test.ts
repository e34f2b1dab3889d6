import { checkCatalog } from '@pantau/core/testing';
import { expect, test } from 'vitest';
import { triageMessages } from './triage-messages.ts';

test('both languages have every text with the same placeholders', () => {
  expect(checkCatalog(triageMessages)).toEqual([]);
});
