import { expect, it } from 'vitest';
import { checkCatalog } from '../../testing/check-catalog.ts';
import { coreMessages } from './core-messages.ts';

it('the primitives have every text in both languages', () => {
  expect(checkCatalog(coreMessages)).toEqual([]);
});
