import type { ComponentType } from 'react';
import { createMemoryHarness } from '../../../packages/sales-order/src/testing/memory-harness.test.setup.ts';
import { createStorySource } from '../../../packages/sales-order/src/testing/story-orders.ts';
import type { StandIns } from '../page/stand-ins.ts';
import { asText, inPantau, session } from './host.tsx';

const source = await createStorySource(12);
const { orders } = await source.list({ limit: 1, page: 1, search: '', sorts: [], filters: [] });
const [first] = orders;

export const standIns: StandIns = {
  given: { session, source, createHarness: () => createMemoryHarness() },
  shows: {
    OrderPage: (OrderPage: ComponentType<{ id: string }>) =>
      inPantau(<OrderPage id={first?.id ?? ''} />),
    NewOrderPage: (NewOrderPage: ComponentType) => inPantau(<NewOrderPage />),
  },
  uses: { 'orders, page': (values: { page: unknown }) => asText(values.page) },
};
