import { describe, expect, it } from 'vitest';
import { alertIconNames, iconNames, iconPaths } from './icon-paths.ts';

describe('icons', () => {
  it('are drawn with path commands only, so that they can stand in a CSS path() and in an SVG file', () => {
    for (const name of iconNames) expect(iconPaths[name], name).toMatch(/^M[\d.a-zA-Z\s,-]+$/);
  });

  it('stay on the 24 grid: no absolute coordinate lies outside', () => {
    for (const name of iconNames) {
      const absolutes = [...iconPaths[name].matchAll(/[MLHV]([\d\s.-]+)/g)];
      const numbers = absolutes.flatMap(([, list = '']) =>
        [...list.matchAll(/-?(?:\d+\.?\d*|\.\d+)/g)].map(Number),
      );
      expect(Math.min(...numbers), name).toBeGreaterThanOrEqual(1);
      expect(Math.max(...numbers), name).toBeLessThanOrEqual(23);
    }
  });

  it('differ: no two alerts look the same', () => {
    expect(new Set(alertIconNames.map((name) => iconPaths[name])).size).toBe(alertIconNames.length);
  });

  it('have no binary noise in their numbers', () => {
    for (const name of iconNames) expect(iconPaths[name], name).not.toMatch(/\d\.\d{3,}/);
  });
});
