import { menuScopes } from '../menu-scopes.ts';
import { scopes } from '../scopes.ts';
import type { OperationAccess } from './operation-access.ts';

/** The settings of a company, its partners' keys and its audit log. */
export const companyOperations = [
  {
    operation: 'GraphQL Mutation.updateCompany',
    caller: 'session',
    needs: [scopes.companyUpdate],
    parts: [{ part: 'sections', needs: [menuScopes.setting], without: 'refused' }],
  },
  {
    operation: 'GraphQL Query.company',
    caller: 'session',
    needs: [menuScopes.setting],
    parts: [{ part: 'full account numbers', needs: [scopes.companyUpdate], without: 'leftOut' }],
  },
  {
    operation: 'GraphQL Query.companyCategories',
    caller: 'session',
    needs: [menuScopes.setting],
  },
  {
    operation: 'GraphQL Query.companyChanges',
    caller: 'session',
    needs: [menuScopes.setting],
  },
  {
    operation: 'GraphQL Query.auditLog',
    caller: 'session',
    needs: [scopes.auditLogRead],
  },
  {
    operation: 'GraphQL Mutation.createCompanyCategory',
    caller: 'session',
    needs: [menuScopes.setting, scopes.companyUpdate],
  },
  {
    operation: 'GraphQL Mutation.deleteCompanyCategory',
    caller: 'session',
    needs: [menuScopes.setting, scopes.companyUpdate],
  },
  {
    operation: 'GraphQL Mutation.createBankAccount',
    caller: 'session',
    needs: [menuScopes.setting, scopes.companyUpdate],
  },
  {
    operation: 'GraphQL Mutation.updateBankAccount',
    caller: 'session',
    needs: [menuScopes.setting, scopes.companyUpdate],
  },
  {
    operation: 'GraphQL Mutation.deleteBankAccount',
    caller: 'session',
    needs: [menuScopes.setting, scopes.companyUpdate],
  },
  // Of the user's own company, whatever the scopes: it is what every user of the company sees.
  { operation: 'REST GET /api/company/branding', caller: 'session', needs: [] },
  {
    operation: 'REST PUT /api/company/logo',
    caller: 'session',
    needs: [menuScopes.setting, scopes.companyUpdate],
  },
  {
    operation: 'REST DELETE /api/company/logo',
    caller: 'session',
    needs: [menuScopes.setting, scopes.companyUpdate],
  },
  {
    operation: 'REST GET /api/company/api-keys',
    caller: 'session',
    needs: [menuScopes.setting, scopes.companyUpdate],
  },
  {
    operation: 'REST POST /api/company/api-keys',
    caller: 'session',
    needs: [menuScopes.setting, scopes.companyUpdate],
  },
  {
    operation: 'REST POST /api/company/api-keys/{id}/rotate',
    caller: 'session',
    needs: [menuScopes.setting, scopes.companyUpdate],
  },
  {
    operation: 'REST DELETE /api/company/api-keys/{id}',
    caller: 'session',
    needs: [menuScopes.setting, scopes.companyUpdate],
  },
  {
    operation: 'REST GET /api/company/token-issuer',
    caller: 'session',
    needs: [menuScopes.setting, scopes.companyUpdate],
  },
  {
    operation: 'REST PUT /api/company/token-issuer',
    caller: 'session',
    needs: [menuScopes.setting, scopes.companyUpdate],
  },
  {
    operation: 'REST DELETE /api/company/token-issuer',
    caller: 'session',
    needs: [menuScopes.setting, scopes.companyUpdate],
  },
  // Shown on the sign-in page and by <img>, which send no token; the address contains the hash of the picture.
  { operation: 'REST GET /api/company-logos/{file}', caller: 'public', needs: [] },
] as const satisfies readonly OperationAccess[];
