import { checkCatalog } from '@pantau/core/testing';
import { expect, it } from 'vitest';
import { falseAlertMessages } from './false-alert-messages.ts';

it('has every text about false alerts in both languages with the same placeholders', () => {
  expect(checkCatalog(falseAlertMessages)).toEqual([]);
});
