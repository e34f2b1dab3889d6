import { expect, it } from 'vitest';
import { checkCatalog } from '../../testing/check-catalog.ts';
import { mediaMessages } from './media-messages.ts';

it('the words of the player are whole in both languages', () => {
  expect(checkCatalog(mediaMessages)).toEqual([]);
});
