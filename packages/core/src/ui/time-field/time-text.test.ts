import { describe, expect, it } from 'vitest';
import { parseTimeText } from './time-text.ts';

describe('a typed time', () => {
  it.each([
    ['7', '07:00'],
    ['7.30', '07:30'],
    [' 07:30 ', '07:30'],
    ['0730', '07:30'],
    ['730', '07:30'],
    ['19,05', '19:05'],
    ['23.59', '23:59'],
  ])('%s is %s (SO-83)', (text, time) => {
    expect(parseTimeText(text)).toBe(time);
  });

  it.each(['', '24', '7.60', '7.5', 'noon', '12345'])('%j is none (SO-83)', (text) => {
    expect(parseTimeText(text)).toBeNull();
  });
});
