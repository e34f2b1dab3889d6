import { createHttpBrandSource } from '@pantau/alert-center/brand/http';
import { createHttpBackend } from '@pantau/alert-center/http';
import { type BrandSourceHarness, brandSourceContract } from '@pantau/alert-center/testing';
import { createHttpCompanySource } from '@pantau/company-settings/http';
import { menuScopes, scopes } from '@pantau/core/contract';
import { createDeferred } from '@pantau/core/testing';
import { eq } from 'drizzle-orm';
import { describe, it } from 'vitest';
import { companies } from '../../apps/reference-server/src/db/schema.ts';
import { startFaultProxy } from '../support/fault-proxy.ts';
import { type UserConnection, shareServer } from './shared-server.ts';

const shared = shareServer({ settings: { pongSeconds: 0.2 } });

const REPORT_MS = 3_000;

/** A source whose alert centre is mounted, and with that its live connection. */
async function mount(connection: UserConnection, socketUrl?: string) {
  const backend = createHttpBackend({ ...connection, socketUrl, random: () => 0.1 });
  const live = createDeferred<null>();
  const feed = backend.alerts.subscribe((event) => {
    if (event.kind === 'status' && event.status.state === 'live') live.resolve(null);
  });
  await live.promise;
  return { branding: createHttpBrandSource(backend), feed };
}

/** Creates two companies on the shared server. */
async function create(): Promise<BrandSourceHarness> {
  const { server } = shared;
  const companyId = await shared.addCompany();
  const foreignId = await shared.addCompany();
  const { connection } = await shared.addUser(companyId, [scopes.alertCenterMain]);
  const { connection: other } = await shared.addUser(foreignId, [scopes.alertCenterMain]);
  const editorScopes = [menuScopes.setting, scopes.companyUpdate];
  const { connection: editing } = await shared.addUser(companyId, editorScopes);
  const editor = createHttpCompanySource({ ...editing, companyId });
  const proxy = await startFaultProxy(server.url);
  const [own, foreign] = [await mount(connection, proxy.origin), await mount(other)];
  return {
    source: own.branding,
    foreign: foreign.branding,
    logoUrl: '/logos/kirana.svg',
    reportMs: REPORT_MS,
    async change({ name, accent, menu, logoUrl }) {
      if (logoUrl !== undefined) {
        await server.db.update(companies).set({ logoUrl }).where(eq(companies.id, companyId));
      }
      const values = {
        ...(name !== undefined && { brandName: name }),
        ...(accent !== undefined && { accentColor: accent }),
        ...(menu !== undefined && { menuColor: menu }),
      };
      if (Object.keys(values).length === 0) return;
      const { sections } = await editor.company();
      await editor.saveSection('branding', values, sections.branding.revision);
    },
    cut() {
      proxy.hold();
      proxy.cut();
    },
    restore: () => proxy.release(),
    async close() {
      own.feed.close();
      foreign.feed.close();
      await proxy.close();
    },
  };
}

brandSourceContract({ name: 'The HTTP adapter on the reference server', create, describe, it });
