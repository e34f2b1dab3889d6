import { expect, test } from 'vitest';
import { creditsText } from './credits.ts';

test('makers are named once each, without the markup that a style writes', () => {
  const osm =
    '<a href="https://www.openstreetmap.org/copyright">&copy; OpenStreetMap</a> contributors';
  expect(creditsText([osm, undefined, osm, '&#169; MapTiler'])).toBe(
    '© OpenStreetMap contributors, © MapTiler',
  );
});

test('what a source writes stays text, whatever it writes', () => {
  expect(creditsText(['A &lt;b&gt; &unknown; &#x110000; &#x41;'])).toBe(
    'A <b> &unknown; &#x110000; A',
  );
  expect(creditsText([' ', '<img src=x>'])).toBe('');
});
