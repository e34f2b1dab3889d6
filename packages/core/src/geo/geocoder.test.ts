import { describe, expect, it } from 'vitest';
import { createDeferred } from '../testing/deferred.ts';
import { type Geocoder, createCachedGeocoder } from './geocoder.ts';
import { staticMapUrl } from './static-map.ts';

const here = { latitude: -6.2, longitude: 106.8 };
const next = { latitude: -6.2001, longitude: 106.8001 };
const far = { latitude: -7.25, longitude: 112.75 };

function counting(answer: () => Promise<string | null>): { geocoder: Geocoder; asked: string[] } {
  const asked: string[] = [];
  const geocoder: Geocoder = {
    reverse({ latitude }, locale) {
      asked.push(`${locale} ${latitude}`);
      return answer();
    },
  };
  return { geocoder: createCachedGeocoder(geocoder), asked };
}

describe('a geocoder that remembers', () => {
  it('asks once for places close together, and again in another language or place (CO-31)', async () => {
    const { geocoder, asked } = counting(() => Promise.resolve('Jl. Sudirman'));
    expect(await geocoder.reverse(here, 'id')).toBe('Jl. Sudirman');
    expect(await geocoder.reverse(next, 'id')).toBe('Jl. Sudirman');
    await geocoder.reverse(here, 'en');
    await geocoder.reverse(far, 'id');
    expect(asked).toEqual(['id -6.2', 'en -6.2', 'id -7.25']);
  });

  it('remembers that nothing is known, and not that it failed', async () => {
    let answers: (() => Promise<string | null>)[] = [];
    const { geocoder, asked } = counting(() => (answers.shift() ?? (() => Promise.resolve('A')))());
    answers = [() => Promise.reject(new Error('down')), () => Promise.resolve(null)];
    await expect(geocoder.reverse(here, 'id')).rejects.toThrow('down');
    expect(await geocoder.reverse(here, 'id')).toBeNull();
    expect(await geocoder.reverse(here, 'id')).toBeNull();
    expect(asked).toHaveLength(2);
  });

  it('lets everybody wait for one answer, and one of them stop waiting', async () => {
    const answer = createDeferred<string | null>();
    const { geocoder, asked } = counting(() => answer.promise);
    const aborter = new AbortController();
    const first = geocoder.reverse(here, 'id', aborter.signal);
    const second = geocoder.reverse(here, 'id');
    aborter.abort(new Error('closed'));
    await expect(first).rejects.toThrow('closed');
    answer.resolve('Jl. Thamrin');
    expect(await second).toBe('Jl. Thamrin');
    expect(asked).toHaveLength(1);
  });
});

describe('the static map (spec alerts §7)', () => {
  it('is 374x200 at zoom 15 (AC-72)', () => {
    const url = new URL(staticMapUrl('https://fleet.example/api/static-map', here, 'id'));
    expect(Object.fromEntries(url.searchParams)).toEqual({
      latitude: '-6.20000',
      longitude: '106.80000',
      zoom: '15',
      size: '374x200',
      locale: 'id',
    });
  });
});
