import type { FastifyInstance } from 'fastify';
import { requireAccess } from '../access/operation-access.ts';
import type { Database } from '../db/database.ts';
import { authenticateRequest, type AuthenticateDeps } from '../http/authenticate-request.ts';
import { readBranding } from '../session/company-branding.ts';

export interface BrandingDeps extends AuthenticateDeps {
  readonly db: Database;
}

/** Registers the brand of the caller's company, for widgets on other pages (openapi.yaml). */
export function registerBranding(fastify: FastifyInstance, deps: BrandingDeps): void {
  fastify.get('/api/company/branding', async (request) => {
    const user = await authenticateRequest(deps, request);
    requireAccess(user, 'REST GET /api/company/branding');
    return { data: await readBranding(deps.db, user.companyId) };
  });
}
