import { expect, test } from 'vitest';
import { creditsText } from './credits.ts';

test('each attribution appears once, without its markup', () => {
  const osm =
    '<a href="https://www.openstreetmap.org/copyright">&copy; OpenStreetMap</a> contributors';
  expect(creditsText([osm, undefined, osm, '&#169; MapTiler'])).toBe(
    '© OpenStreetMap contributors, © MapTiler',
  );
});

test('an attribution is never interpreted as markup', () => {
  expect(creditsText(['A &lt;b&gt; &unknown; &#x110000; &#x41;'])).toBe(
    'A <b> &unknown; &#x110000; A',
  );
  expect(creditsText([' ', '<img src=x>'])).toBe('');
});
