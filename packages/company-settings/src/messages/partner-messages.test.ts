import { checkCatalog } from '@pantau/core/testing';
import { expect, it } from 'vitest';
import { partnerMessages } from './partner-messages.ts';

it('has every text in both languages with the same placeholders', () => {
  expect(checkCatalog(partnerMessages)).toEqual([]);
});
