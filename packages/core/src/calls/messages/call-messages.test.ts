import { expect, it } from 'vitest';
import { checkCatalog } from '../../testing/check-catalog.ts';
import { callMessages } from './call-messages.ts';

it('the messages are complete in both languages', () => {
  expect(checkCatalog(callMessages)).toEqual([]);
});
