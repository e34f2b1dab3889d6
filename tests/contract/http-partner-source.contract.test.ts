import { createHttpPartnerSource } from '@pantau/company-settings/http';
import { type PartnerHarness, partnerSourceContract } from '@pantau/company-settings/testing';
import { menuScopes, scopes } from '@pantau/core/contract';
import { describe, it } from 'vitest';
import { shareServer } from './shared-server.ts';

const jwksUrl = 'https://id.partner.example/jwks.json';

const shared = shareServer({
  async readPublicText(url) {
    if (url.href !== jwksUrl) throw new Error('There is nothing to read.');
    return JSON.stringify({ keys: [{ kty: 'EC' }] });
  },
});

async function create(): Promise<PartnerHarness> {
  const companyId = await shared.addCompany();
  const editing = [menuScopes.setting, scopes.companyUpdate];
  const as = async (of: number, held: readonly string[]) =>
    createHttpPartnerSource((await shared.addUser(of, held)).connection);
  return {
    source: await as(companyId, editing),
    colleague: await as(companyId, editing),
    reader: await as(companyId, [menuScopes.setting]),
    stranger: await as(await shared.addCompany(), editing),
    jwksUrl,
    brokenUrl: 'https://id.partner.example/missing',
    close: () => undefined,
  };
}

partnerSourceContract({ name: 'The HTTP adapter', create, describe, it });
