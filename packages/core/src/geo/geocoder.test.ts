import { describe, expect, it } from 'vitest';
import { createDeferred } from '../testing/deferred.ts';
import { type Geocoder, createCachedGeocoder } from './geocoder.ts';
import { staticMapUrl } from './static-map.ts';

const sudirman = { latitude: -6.2, longitude: 106.8 };
const nearby = { latitude: -6.2001, longitude: 106.8001 };
const surabaya = { latitude: -7.25, longitude: 112.75 };

function createRecording(respond: () => Promise<string | null>): {
  geocoder: Geocoder;
  requests: string[];
} {
  const requests: string[] = [];
  const geocoder: Geocoder = {
    reverse({ latitude }, locale) {
      requests.push(`${locale} ${latitude}`);
      return respond();
    },
  };
  return { geocoder: createCachedGeocoder(geocoder), requests };
}

describe('createCachedGeocoder', () => {
  it('requests an address once per locale for positions close together (CO-31)', async () => {
    const { geocoder, requests } = createRecording(() => Promise.resolve('Jl. Sudirman'));
    expect(await geocoder.reverse(sudirman, 'id')).toBe('Jl. Sudirman');
    expect(await geocoder.reverse(nearby, 'id')).toBe('Jl. Sudirman');
    await geocoder.reverse(sudirman, 'en');
    await geocoder.reverse(surabaya, 'id');
    expect(requests).toEqual(['id -6.2', 'en -6.2', 'id -7.25']);
  });

  it('caches the absence of an address but not an error', async () => {
    const responses = [
      () => Promise.reject<null>(new Error('down')),
      () => Promise.resolve(null),
      () => Promise.resolve('not cached'),
    ];
    const { geocoder, requests } = createRecording(
      () => responses[requests.length - 1]?.() ?? Promise.resolve('unexpected'),
    );
    await expect(geocoder.reverse(sudirman, 'id')).rejects.toThrow('down');
    expect(await geocoder.reverse(sudirman, 'id')).toBeNull();
    expect(await geocoder.reverse(sudirman, 'id')).toBeNull();
    expect(requests).toHaveLength(2);
  });

  it('shares a pending request, which continues when one caller aborts', async () => {
    const response = createDeferred<string | null>();
    const { geocoder, requests } = createRecording(() => response.promise);
    const aborter = new AbortController();
    const first = geocoder.reverse(sudirman, 'id', aborter.signal);
    const second = geocoder.reverse(sudirman, 'id');
    aborter.abort(new Error('closed'));
    await expect(first).rejects.toThrow('closed');
    response.resolve('Jl. Thamrin');
    expect(await second).toBe('Jl. Thamrin');
    expect(requests).toHaveLength(1);
  });
});

describe('staticMapUrl', () => {
  it('requests 374 × 200 px at zoom 15 (AC-72)', () => {
    const url = new URL(staticMapUrl('https://fleet.example/api/static-map', sudirman, 'id'));
    expect(Object.fromEntries(url.searchParams)).toEqual({
      latitude: '-6.20000',
      longitude: '106.80000',
      zoom: '15',
      size: '374x200',
      locale: 'id',
    });
  });

  it('names the dark theme (AC-435)', () => {
    const url = staticMapUrl('https://fleet.example/api/static-map', sudirman, 'id', 'dark');
    expect(new URL(url).searchParams.get('theme')).toBe('dark');
  });
});
