import { createHttpCompanySource } from '@pantau/company-settings/http';
import { type CompanyHarness, companySourceContract } from '@pantau/company-settings/testing';
import { menuScopes, scopes } from '@pantau/core/contract';
import { inArray } from 'drizzle-orm';
import { describe, it } from 'vitest';
import { companyCategories } from '../../apps/reference-server/src/db/schema.ts';
import { type LiveMessage, openLive } from '../../apps/reference-server/src/testing/live-client.ts';
import { shareServer } from './shared-server.ts';

const shared = shareServer();

const REPORT_MS = 5_000;
const readerScopes = [menuScopes.setting];
const editorScopes = [...readerScopes, scopes.companyUpdate];

/** Creates two companies on the shared server. */
async function create(): Promise<CompanyHarness> {
  const { server } = shared;
  const companyId = await shared.addCompany({ name: 'PT Satu' });
  const foreignId = await shared.addCompany({ name: 'PT Dua' });
  const own = await shared.addUser(companyId, editorScopes);
  const colleague = await shared.addUser(companyId, editorScopes);
  const reader = await shared.addUser(companyId, readerScopes);
  const { connection: foreign } = await shared.addUser(foreignId, editorScopes);
  const live = await openLive(server, await own.connection.getToken());
  const commonIds: number[] = [];
  return {
    source: createHttpCompanySource({
      ...own.connection,
      companyId,
      subscribe(onChange) {
        const listen = ({ type }: LiveMessage): void => {
          if (type === `company-updated-${companyId}`) onChange();
        };
        live.socket.on('message', listen);
        return () => void live.socket.off('message', listen);
      },
    }),
    colleague: createHttpCompanySource({ ...colleague.connection, companyId }),
    reader: createHttpCompanySource({ ...reader.connection, companyId }),
    foreign: createHttpCompanySource({ ...foreign, companyId: foreignId }),
    intruder: createHttpCompanySource({ ...foreign, companyId }),
    userName: own.user.fullname,
    reportMs: REPORT_MS,
    async addCommonCategory(text) {
      const [row] = await server.db.insert(companyCategories).values({ text }).returning();
      if (row !== undefined) commonIds.push(row.id);
    },
    async close() {
      live.close();
      await server.db.delete(companyCategories).where(inArray(companyCategories.id, commonIds));
    },
  };
}

companySourceContract({ name: 'The HTTP adapter', create, describe, it });
