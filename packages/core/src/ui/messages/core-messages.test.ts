import { expect, it } from 'vitest';
import { checkCatalog } from '../../testing/check-catalog.ts';
import { coreMessages } from './core-messages.ts';

it('the words of the primitives are whole in both languages', () => {
  expect(checkCatalog(coreMessages)).toEqual([]);
});
