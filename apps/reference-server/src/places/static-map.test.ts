import { readFileSync } from 'node:fs';
import { loadBaseMap } from '@pantau/core/base-map';
import { describe, expect, it } from 'vitest';
import { clipLine, clipRing, type Box } from './clip-shapes.ts';
import { drawStaticMap } from './draw-static-map.ts';
import { Gazetteer } from './gazetteer.ts';

const box: Box = { left: 0, top: 0, right: 10, bottom: 10 };
const map = await loadBaseMap();

interface Token {
  readonly $value: { readonly hex: string };
}
const tokens = JSON.parse(
  readFileSync(new URL('../../../../packages/core/src/theme/tokens.json', import.meta.url), 'utf8'),
) as { readonly color: Readonly<Record<string, Readonly<Record<string, Token>>>> };
const hexOf = (theme: 'light' | 'dark', name: string): string =>
  tokens.color[theme]?.[name]?.$value.hex ?? '';

describe('clipping', () => {
  it('keeps the part of a ring within the box', () => {
    const ring = [
      [-5, -5],
      [5, -5],
      [5, 5],
      [-5, 5],
    ] as const;
    const corners = clipRing(ring, box).map(String);
    expect(new Set(corners)).toEqual(new Set(['0,0', '5,0', '5,5', '0,5']));
    const around = [
      [-20, -20],
      [20, -20],
      [20, 20],
      [-20, 20],
    ] as const;
    expect(new Set(clipRing(around, box).map(String))).toEqual(
      new Set(['0,0', '10,0', '10,10', '0,10']),
    );
    expect(
      clipRing(
        ring.map(([x, y]) => [x - 20, y]),
        box,
      ),
    ).toEqual([]);
  });

  it('keeps the parts of a line within the box', () => {
    const line = [
      [-5, 5],
      [5, 5],
      [5, 15],
      [8, 15],
      [8, 2],
    ] as const;
    expect(clipLine(line, box)).toEqual([
      [
        [0, 5],
        [5, 5],
        [5, 10],
      ],
      [
        [8, 10],
        [8, 2],
      ],
    ]);
    expect(
      clipLine(
        [
          [-5, 20],
          [15, 20],
        ],
        box,
      ),
    ).toEqual([]);
  });
});

describe('the gazetteer', () => {
  const gazetteer = new Gazetteer(map);
  const at = (latitude: number, longitude: number, language: 'id' | 'en' = 'id') =>
    gazetteer.describe({ latitude, longitude }, language);

  it('describes the road and the distance to the nearest town in both languages (RS-88)', () => {
    expect(at(-6.535, 107.885)).toMatch(/^Tol Cipali, \d+ km dari Subang$/);
    expect(at(-6.535, 107.885, 'en')).toMatch(/^Tol Cipali, \d+ km from Subang$/);
    expect(at(-8.65, 115.2165)).toBe('Denpasar');
    expect(at(-1.5, 113.5)).toMatch(/^\d+ km dari \p{Lu}/u);
  });

  it('knows nothing about the open sea (RS-88)', () => {
    expect(at(-12, 95)).toBeNull();
  });
});

describe('a static map', () => {
  const draw = (values: object = {}): string =>
    drawStaticMap(map, {
      latitude: -6.5188,
      longitude: 107.7905,
      zoom: 15,
      width: 374,
      height: 200,
      language: 'id',
      theme: 'light',
      ...values,
    });

  it('shows land, the nearby road, a scale and the sources, and is small (RS-90)', () => {
    const picture = draw({ latitude: -6.5145, longitude: 107.767 });
    expect(picture).toContain('fill="#f9fafa"');
    expect(picture).toContain('Tol Cipali');
    expect(picture).toMatch(/>\d+ m</);
    expect(picture).toContain('Natural Earth, GeoNames');
    expect(picture.length).toBeLessThan(10_000);
  });

  it('keeps scale and sources 8 px away from the edges (AC-504)', () => {
    const picture = draw();
    expect(picture).toMatch(/<path d="M8 187V192H[\d.]+V187"/);
    expect(picture).toMatch(/<text x="366" y="192"[^>]* text-anchor="end"[^>]*>Natural Earth/);
  });

  it.each(['light', 'dark'] as const)('has the map colours of the %s theme (RS-151)', (theme) => {
    const place = { latitude: -6.1, longitude: 106.88, zoom: 9, theme };
    const picture = draw(place);
    for (const name of ['map-sea', 'map-land', 'map-coast', 'map-road', 'map-ink', 'accent']) {
      expect(picture, name).toContain(hexOf(theme, name));
    }
  });

  it('has no water under a road where the coastline is too coarse (RS-151)', () => {
    const place = { latitude: -6.1, longitude: 106.88 };
    const sea = hexOf('light', 'map-sea');
    expect(draw({ ...place, zoom: 10 })).toContain(sea);
    for (const zoom of [11, 15]) expect(draw({ ...place, zoom })).not.toContain(sea);
  });

  it('is valid for any position and zoom (RS-90)', () => {
    for (const latitude of [-85, -60, 0, 5.5, 85]) {
      for (const longitude of [-180, 0, 95.3, 141, 180]) {
        for (const zoom of [3, 9, 18]) {
          const picture = draw({ latitude, longitude, zoom });
          expect(picture).not.toMatch(/NaN|Infinity|undefined/);
          expect(picture.length).toBeLessThan(400_000);
        }
      }
    }
  });

  it('shows only sea where there is no land (RS-90)', () => {
    expect(draw({ latitude: -12, longitude: 95 })).not.toContain('evenodd');
  });
});
