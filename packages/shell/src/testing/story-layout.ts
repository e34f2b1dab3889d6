import type { KeyValueStore } from '@pantau/core';
import { createMemoryStore } from '@pantau/core/base';
import { type Layout, defaultLayout } from '../engine/layout/layout.ts';
import { manager } from './story-people.ts';

/** A store in which the manager has chosen a layout. */
export function storeWithLayout(layout: Partial<Layout>): KeyValueStore {
  const store = createMemoryStore();
  const chosen = JSON.stringify({ ...defaultLayout, ...layout });
  store.setItem(`shellLayout:${manager.userId}`, chosen);
  return store;
}
