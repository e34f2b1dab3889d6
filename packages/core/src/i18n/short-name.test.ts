import { expect, it } from 'vitest';
import { shortName } from './short-name.ts';

it.each([
  ['Slamet Riyadi', 'Slamet R.'],
  ['Muhammad Agus Setiawan', 'Muhammad S.'],
  ['Yanto', 'Yanto'],
  ['  Dedi   kurnia ', 'Dedi K.'],
  ['H. Slamet Riyadi', 'H. Slamet R.'],
  ['M. Yanto', 'M. Yanto'],
  ['Slamet R.', 'Slamet R.'],
  ['Ümit Özal', 'Ümit Ö.'],
  ['', ''],
])('shortens %j to %j (AC-263)', (fullname, short) => {
  expect(shortName(fullname)).toBe(short);
});
