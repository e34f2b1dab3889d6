import { checkCatalog } from '@pantau/core/testing';
import { expect, it } from 'vitest';
import { alertRuleMessages } from './alert-rule-messages.ts';

it('has every text of the list in both languages with the same placeholders', () => {
  expect(checkCatalog(alertRuleMessages)).toEqual([]);
});
