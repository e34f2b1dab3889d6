import { randomUUID } from 'node:crypto';
import { password, users } from './users.ts';
import type { Server } from './server.ts';

/** A sales order as the server returns it. */
export interface WireOrder {
  readonly id: string;
  readonly number: string;
  readonly version: number;
  readonly status: { readonly raw_type: string };
  readonly canceled_reason?: string | null;
}

/** Orders of a customer of the test's own, changed from another session of the manager. */
export interface TestOrders {
  /** Finds these orders alone. */
  readonly search: string;
  list(): Promise<readonly WireOrder[]>;
  read(id: string): Promise<WireOrder>;
  transition(order: WireOrder, status: string): Promise<void>;
  edit(order: WireOrder): Promise<void>;
}

const PARALLEL = 10;

async function signIn({ origin }: Server): Promise<string> {
  const response = await fetch(`${origin}/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: users.manager, password }),
  });
  const { accessToken } = (await response.json()) as { accessToken: string };
  return accessToken;
}

/** Creates orders, all of them drafts. */
export async function createOrders(server: Server, count: number): Promise<TestOrders> {
  const token = await signIn(server);
  const ask = async <T>(method: string, path: string, body?: object): Promise<T> => {
    const response = await fetch(`${server.origin}/api/order/sales-order${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status}`);
    return (await response.json()) as T;
  };
  const search = `PT Uji ${randomUUID().slice(0, 8)}`;
  for (let left = count; left > 0; left -= PARALLEL) {
    const batch = Array.from({ length: Math.min(left, PARALLEL) }, () =>
      ask('POST', '', { customer_name: search }),
    );
    await Promise.all(batch);
  }
  return {
    search,
    async list() {
      const query = new URLSearchParams({ limit: '100', page: '1', search });
      const listed: WireOrder[] = [];
      for (let page = 1; (page - 1) * 100 < count; page += 1) {
        query.set('page', String(page));
        listed.push(...(await ask<List>('GET', `?${query}`)).data.paginated_result);
      }
      return listed;
    },
    read: async (id) => (await ask<{ data: WireOrder }>('GET', `/${id}`)).data,
    async transition({ id, version }, status) {
      await ask('POST', `/${id}/transition`, { status, version });
    },
    async edit({ id, version }) {
      await ask('PATCH', `/${id}`, { sales_name: 'Yusuf Hakim', version });
    },
  };
}

interface List {
  readonly data: { readonly paginated_result: readonly WireOrder[] };
}
