import { createFormat } from '@pantau/core';
import { expect, test } from 'vitest';
import { positionText, positionToCopy } from './position-text.ts';

const cipali = { latitude: -6.49213, longitude: 107.7510849 };

test('coordinates are read as the language writes numbers', () => {
  expect(positionText(cipali, createFormat('id'))).toBe('−6,49213; 107,75108');
  expect(positionText(cipali, createFormat('en'))).toBe('−6.49213; 107.75108');
});

test('coordinates are copied as other programs read them', () => {
  expect(positionToCopy(cipali)).toBe('-6.49213, 107.75108');
});
