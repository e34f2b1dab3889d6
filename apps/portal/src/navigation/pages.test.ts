import { describe, expect, it } from 'vitest';
import { fleetTaskPath, pages, rulesAt, vehiclePath } from './pages.ts';

const isLiveAt = (pathname: string): boolean | undefined => rulesAt(pathname)?.hasLiveUpdates;

describe('pages', () => {
  it.each([
    '/liveview/',
    '/liveview-2/',
    '/controltower/',
    '/controltower-2/',
    '/liveview',
    '/controltower-2',
  ])('%s has no live connection of alerts', (path) => {
    expect(isLiveAt(path)).toBe(false);
  });

  it.each(['/dashboard', '/notification/', '/notification-log', '/setting-notification-list'])(
    '%s has one',
    (path) => {
      expect(isLiveAt(path)).toBe(true);
    },
  );

  it('have addresses of their own', () => {
    const paths = Object.values(pages).map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('lead to one vehicle on the live view (spec shell §2)', () => {
    expect(vehiclePath('7&x=1')).toBe('/liveview-2/?type=vehicle&vehicleId=7%26x%3D1');
  });

  it('lead to one fleet task by its id (spec alerts §2)', () => {
    expect(fleetTaskPath('FT/12 a')).toBe('/fleet-task-instant/FT%2F12%20a');
    expect(rulesAt(fleetTaskPath('FT/12 a'))).toBe(pages.fleetTask);
  });

  it('say nothing of an address that is not theirs', () => {
    expect(rulesAt('/liveview/2')).toBeUndefined();
    expect(rulesAt('/')).toBeUndefined();
    expect(rulesAt('/fleet-task-instant')).toBeUndefined();
  });
});
