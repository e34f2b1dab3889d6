import { describe, expect, it } from 'vitest';
import { baseStyle } from './base-style.ts';
import type { MapColors } from './map-colors.ts';
import { trackPaint } from './open-map.ts';

const colors: MapColors = {
  sea: '#00f',
  land: '#fff',
  coast: '#ccc',
  ink: '#000',
  accent: '#0a0',
  font: ['"IBM Plex Sans"', 'sans-serif'],
};

const { layers } = baseStyle({ land: [], borders: [], roads: [], towns: [] }, colors);

describe('the built-in base map', () => {
  it('has no sea above zoom level 10 (CO-153)', () => {
    const sea = layers.find(({ id }) => id === 'sea');
    const color = (sea?.paint as { 'background-color': readonly unknown[] })['background-color'];
    expect(color.slice(-4)).toEqual([9, colors.sea, 10, colors.land]);
  });

  it("writes its labels in the theme's typeface (CO-154)", () => {
    const fonts = layers.flatMap(({ type, ...layer }) =>
      type === 'symbol' ? [(layer as { layout: Record<string, unknown> }).layout['text-font']] : [],
    );
    expect(fonts).toEqual([colors.font, colors.font]);
  });
});

describe('roads', () => {
  it('are drawn as edges with the land in between, narrower than they are wide (AC-440)', () => {
    const paintOf = (id: string) => layers.find((layer) => layer.id === id)?.paint;
    expect(paintOf('roads')).toMatchObject({ 'line-color': colors.coast });
    expect(paintOf('road-insides')).toMatchObject({ 'line-color': colors.land });
    const ids = layers.map(({ id }) => id);
    expect(ids.indexOf('road-insides')).toBeGreaterThan(ids.indexOf('roads'));
  });
});

describe('minor roads', () => {
  const line = [
    [106.8, -6.2],
    [106.81, -6.21],
  ] as const;
  const street = { name: 'Gang Mawar', toll: false, minor: true, line };
  const style = baseStyle({ land: [], borders: [], roads: [street], towns: [] }, colors);
  const layerOf = (id: string) => {
    const layer = style.layers.find((one) => one.id === id);
    return layer as Extract<typeof layer, { type: 'line' | 'symbol' }>;
  };

  it('are drawn nearby, below the others and apart from them (CO-179)', () => {
    expect(style.sources['roads']).toMatchObject({
      data: { features: [{ properties: { name: 'Gang Mawar', minor: true } }] },
    });
    const isMinor = ['==', ['get', 'minor'], true];
    expect(layerOf('minor-roads')).toMatchObject({ minzoom: 12, filter: isMinor });
    expect(layerOf('roads').filter).toEqual(['!', isMinor]);
    const ids = style.layers.map(({ id }) => id);
    expect(ids.indexOf('minor-road-insides')).toBeLessThan(ids.indexOf('roads'));
    expect(layerOf('road-names').filter).toEqual(['any', ['!', isMinor], ['>=', ['zoom'], 14]]);
  });
});

describe('the track', () => {
  it('is drawn in ink (AC-335)', () => {
    expect(trackPaint(colors)['line-color']).toBe(colors.ink);
  });
});
