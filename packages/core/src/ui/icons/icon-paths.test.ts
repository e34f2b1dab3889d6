import { describe, expect, it } from 'vitest';
import { alertIconNames, iconNames, iconPaths } from './icon-paths.ts';

describe('icons', () => {
  it('use only path commands, so that they work in a CSS path() and in an SVG file', () => {
    for (const name of iconNames) expect(iconPaths[name], name).toMatch(/^M[\d.a-zA-Z\s,-]+$/);
  });

  it('have no absolute coordinate outside the 24 px grid', () => {
    for (const name of iconNames) {
      const absolutes = [...iconPaths[name].matchAll(/[MLHV]([\d\s.-]+)/g)];
      const numbers = absolutes.flatMap(([, list = '']) =>
        [...list.matchAll(/-?(?:\d+\.?\d*|\.\d+)/g)].map(Number),
      );
      expect(Math.min(...numbers), name).toBeGreaterThanOrEqual(1);
      expect(Math.max(...numbers), name).toBeLessThanOrEqual(23);
    }
  });

  it('are distinct for every alert', () => {
    expect(new Set(alertIconNames.map((name) => iconPaths[name])).size).toBe(alertIconNames.length);
  });

  it('have no floating-point noise in their numbers', () => {
    for (const name of iconNames) expect(iconPaths[name], name).not.toMatch(/\d\.\d{3,}/);
  });
});
