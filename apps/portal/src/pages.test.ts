import { describe, expect, it } from 'vitest';
import { pages, rulesAt } from './pages.ts';

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

  it('say nothing of an address that is not theirs', () => {
    expect(rulesAt('/liveview/2')).toBeUndefined();
    expect(rulesAt('/')).toBeUndefined();
  });
});
