import { checkCatalog } from '@pantau/core/testing';
import { expect, it } from 'vitest';
import { driverScoreMessages } from './driver-score-messages.ts';

it('has every text in both languages with the same placeholders', () => {
  expect(checkCatalog(driverScoreMessages)).toEqual([]);
});
