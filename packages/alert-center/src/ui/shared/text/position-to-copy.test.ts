import { expect, test } from 'vitest';
import { positionToCopy } from './position-to-copy.ts';

test('coordinates are copied as other programs read them', () => {
  expect(positionToCopy({ latitude: -6.49213, longitude: 107.7510849 })).toBe(
    '-6.49213, 107.75108',
  );
});
