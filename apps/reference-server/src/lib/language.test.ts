import { expect, it } from 'vitest';
import { languageOf } from './language.ts';

it.each([
  [undefined, 'id'],
  ['', 'id'],
  ['*', 'id'],
  ['en', 'en'],
  ['en-US,en;q=0.9', 'en'],
  ['id-ID', 'id'],
  ['id;q=0.5, en;q=0.8', 'en'],
  ['en;q=0.5, id;q=0.8', 'id'],
  ['de, fr;q=0.9, en;q=0.1', 'en'],
  ['en;q=0', 'id'],
  ['de', 'id'],
])('Accept-Language %s resolves to %s', (header, language) => {
  expect(languageOf(header)).toBe(language);
});
