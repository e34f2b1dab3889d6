import { createPermissions } from '@pantau/core';
import { describe, expect, it } from 'vitest';
import { type AccessSession, everybody, nobody } from '../access/access-rule.ts';
import { accessTo, isAtAny, itemAt } from './access-to.ts';
import type { MenuDefinition, MenuItem } from './menu.ts';
import { isVisible } from './shown-menu.ts';

const page = (id: string, rest: Partial<MenuItem>): MenuItem => ({
  id,
  path: `/${id}/`,
  icon: 'bell',
  label: id,
  title: `title of ${id}`,
  breadcrumb: [],
  access: everybody,
  ...rest,
});

const menu: MenuDefinition = {
  mobile: [],
  startsCollapsedOn: [],
  noMobileMenuOn: [],
  sections: [
    {
      id: 'all',
      entries: [
        page('exact', { exact: true }),
        page('orders', { access: 'orders:read' }),
        page('archive', { path: '/orders/archive/', access: 'archive:read' }),
        page('teaser', { visible: everybody, access: nobody }),
        page('unlisted', { visible: nobody, access: everybody, breadcrumb: [{ label: 'orders' }] }),
      ],
    },
  ],
};

const session: AccessSession = {
  user: { companyId: 1 },
  permissions: createPermissions({ scopes: ['orders:read'], flags: [] }),
};

describe('the rule of a path', () => {
  it.each([
    ['/orders/', 'allowed'],
    ['/orders', 'allowed'],
    ['/orders/12/edit', 'allowed'],
    ['/orders?page=2', 'allowed'],
    ['/orders/archive', 'forbidden'],
    ['/orders/archive/7', 'forbidden'],
    ['/orders-2/', 'unknown'],
    ['/exact', 'allowed'],
    ['/exact/', 'allowed'],
    ['/exact/below', 'unknown'],
    ['/', 'unknown'],
  ])('decides for %s: %s (SH-3)', (path, access) => {
    expect(accessTo(menu, path, session)).toBe(access);
  });

  it('takes the item with the longest path (SH-3)', () => {
    expect(itemAt(menu, '/orders/archive/7')?.id).toBe('archive');
    expect(itemAt(menu, '/orders/archives')?.id).toBe('orders');
  });

  it('finds a page below one of several paths', () => {
    expect(isAtAny(['/liveview/'], '/liveview')).toBe(true);
    expect(isAtAny(['/liveview/'], '/liveview-2/')).toBe(false);
    expect(isAtAny([], '/liveview')).toBe(false);
  });
});

describe('an item', () => {
  it('has a visibility, an access rule, a breadcrumb and a title of its own (SH-2)', () => {
    const [teaser, unlisted] = [itemAt(menu, '/teaser/'), itemAt(menu, '/unlisted/')];
    if (teaser === undefined || unlisted === undefined) throw new Error('no such item');
    expect([isVisible(teaser, session), accessTo(menu, '/teaser', session)]).toEqual([
      true,
      'forbidden',
    ]);
    expect([isVisible(unlisted, session), accessTo(menu, '/unlisted', session)]).toEqual([
      false,
      'allowed',
    ]);
    expect([unlisted.label, unlisted.title, unlisted.breadcrumb]).toEqual([
      'unlisted',
      'title of unlisted',
      [{ label: 'orders' }],
    ]);
  });
});
