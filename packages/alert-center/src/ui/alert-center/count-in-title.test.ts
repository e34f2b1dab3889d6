import { beforeEach, describe, expect, it } from 'vitest';
import { createCountInTitle } from './count-in-title.ts';

let page: { title: string };
let watchers: Set<() => void>;

const watch = (onChange: () => void): (() => void) => {
  watchers.add(onChange);
  return () => void watchers.delete(onChange);
};
/** Tells the change until nobody changes it any more; fails when that has no end. */
const settle = (): void => {
  for (let round = 0; round < 10; round += 1) {
    const before = page.title;
    for (const watcher of watchers) watcher();
    if (page.title === before) return;
  }
  throw new Error('The title never comes to rest');
};
const pageSays = (title: string): void => {
  page.title = title;
  settle();
};

beforeEach(() => {
  page = { title: 'Dashboard' };
  watchers = new Set();
});

describe('count in the title', () => {
  it('precedes the page’s title and follows the count', () => {
    const count = createCountInTitle(page, watch);
    expect(page.title).toBe('Dashboard');
    count.show('12');
    expect(page.title).toBe('(12) Dashboard');
    count.show('99+');
    expect(page.title).toBe('(99+) Dashboard');
    count.show('');
    expect(page.title).toBe('Dashboard');
  });

  it('survives the page changing its own title', () => {
    const count = createCountInTitle(page, watch);
    count.show('12');
    pageSays('Live view');
    expect(page.title).toBe('(12) Live view');
    count.show('13');
    expect(page.title).toBe('(13) Live view');
  });

  it('is not duplicated by a page that derives its title from the current one', () => {
    const count = createCountInTitle(page, watch);
    count.show('12');
    pageSays(`${page.title} (draft)`);
    expect(page.title).toBe('(12) Dashboard (draft)');
  });

  it('applies to a title that was set without an event', () => {
    const count = createCountInTitle(page, watch);
    count.show('12');
    page.title = 'Reports';
    count.show('13');
    expect(page.title).toBe('(13) Reports');
    page.title = 'Profile';
    count.stop();
    expect(page.title).toBe('Profile');
  });

  it('settles next to another widget’s count on the same page', () => {
    const one = createCountInTitle(page, watch);
    one.show('1');
    const other = createCountInTitle(page, watch);
    other.show('2');
    settle();
    expect(page.title).toBe('(2) (1) Dashboard');
    one.show('5');
    settle();
    expect(page.title).toBe('(2) (5) Dashboard');
    one.stop();
    settle();
    expect(page.title).toBe('(2) Dashboard');
    other.stop();
    expect(page.title).toBe('Dashboard');
  });

  it('restores the page’s title when it stops, and watches no longer', () => {
    const count = createCountInTitle(page, watch);
    count.show('12');
    count.stop();
    expect(page.title).toBe('Dashboard');
    expect(watchers.size).toBe(0);
  });
});
