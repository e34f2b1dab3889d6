import { expect, it } from 'vitest';
import { checkCatalog } from '../../testing/check-catalog.ts';
import { mediaMessages } from './media-messages.ts';

it('the messages are complete in both languages', () => {
  expect(checkCatalog(mediaMessages)).toEqual([]);
});
