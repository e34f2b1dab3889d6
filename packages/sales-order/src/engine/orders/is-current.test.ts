import { expect, it } from 'vitest';
import { createMemoryOrderSource } from '../../adapters/memory/index.ts';
import { isCurrent } from './is-current.ts';

it('accepts the shown version and later ones, not an older one that arrives late (SO-79)', async () => {
  const source = createMemoryOrderSource();
  const draft = await source.create({ customerName: 'PT Satu' });
  const confirmed = await source.transition(draft.id, { status: 'CONFIRMED' }, draft.version);
  expect(isCurrent(confirmed, draft)).toBe(true);
  expect(isCurrent(draft, draft)).toBe(true);
  expect(isCurrent(draft, confirmed)).toBe(false);
});
