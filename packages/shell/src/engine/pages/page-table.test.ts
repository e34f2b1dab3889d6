import { describe, expect, it } from 'vitest';
import { createPageTable } from './page-table.ts';

const table = createPageTable({
  orders: { path: '/order', scope: 'order:read' },
  orderCreate: { path: '/order/create', scope: ['order:read', 'order:create'] },
  orderEdit: { path: '/order/:id/edit' },
  order: { path: '/order/:id' },
});

describe('a table of pages', () => {
  it.each([
    ['/order', 'orders'],
    ['/order/', 'orders'],
    ['/order/create', 'orderCreate'],
    ['/order/7/', 'order'],
    ['/order/7/edit', 'orderEdit'],
    ['/order/7/8', undefined],
    ['/', undefined],
    ['/orders', undefined],
  ])('finds the page at %s: %s (SH-143)', (path, name) => {
    expect(table.find(path)).toBe(name);
  });

  it('knows what a page requires, all of several scopes (SH-143)', () => {
    expect(table.scopesOf('order')).toEqual([]);
    expect(table.scopesOf('orders')).toEqual(['order:read']);
    expect(table.scopesOf('orderCreate')).toEqual(['order:read', 'order:create']);
  });

  it('fills any text into a path, so that the page is found there (SH-143)', () => {
    expect(table.pathOf('orders')).toBe('/order');
    for (const id of ['7', 'SO/12 a', 'ä?#']) {
      const path = table.pathOf('orderEdit', { id });
      expect(path.split('/')).toHaveLength(4);
      expect(table.find(path)).toBe('orderEdit');
    }
    expect(table.pathOf('order', { id: 'SO/12 a' })).toBe('/order/SO%2F12%20a');
  });
});
