import {
  type GraphqlClient,
  PantauError,
  type RestClient,
  type ServerOptions,
  connectServer,
  createGraphqlClient,
  createRestClient,
  parseWire,
} from '@pantau/core/transport';
import type { CompanySource } from '../../engine/company/company-source.ts';
import type {
  Company,
  CompanySection,
  Section,
  SectionValues,
} from '../../engine/company/company.ts';
import {
  categoriesQuery,
  changesQuery,
  companyQuery,
  createAccountMutation,
  createCategoryMutation,
  deleteAccountMutation,
  deleteCategoryMutation,
  updateAccountMutation,
  updateMutation,
} from './documents.ts';
import { wireOfField } from './driver-score-fields.ts';
import { unwrap } from './unwrap.ts';
import {
  categoriesResponse,
  changesResponse,
  companyResponse,
  createAccountResponse,
  createCategoryResponse,
  deleteAccountResponse,
  deleteCategoryResponse,
  logoResponse,
  updateAccountResponse,
  updateResponse,
} from './wire-responses.ts';

export interface HttpCompanySourceOptions extends ServerOptions {
  /** The company of the signed-in user. */
  readonly companyId: number;
  /** Path of the GraphQL endpoint. Defaults to `/graphql`. */
  readonly path?: string | undefined;
  /**
   * Calls the listener when anything of the company may have changed, such as when the host's live connection reports
   * `company-updated`. Returns a function that ends it.
   */
  readonly subscribe?: ((onChange: () => void) => () => void) | undefined;
}

const missing = (): PantauError => new PantauError('invalid', { message: 'The response is empty' });

interface Part {
  readonly client: GraphqlClient;
  readonly rest: RestClient;
  readonly origin: string;
  /** Of the company, as the wire has it. */
  readonly id: string;
}

function createSections({ client, origin, id }: Part) {
  const company = async (signal?: AbortSignal): Promise<Company> => {
    const request = { schema: companyResponse, signal };
    const response = await client.query(companyQuery, { filter: { id } }, request);
    const { data } = unwrap(response.company);
    if (data === null) throw missing();
    // An address on the server, also in a page of another origin.
    const logoUrl = data.logoUrl?.startsWith('/') ? `${origin}${data.logoUrl}` : data.logoUrl;
    return { ...data, logoUrl };
  };
  return {
    company,
    async saveSection<S extends CompanySection>(
      section: S,
      changes: Partial<SectionValues[S]>,
      revision: number,
      signal?: AbortSignal,
    ): Promise<Section<SectionValues[S]>> {
      const fields = Object.entries(changes).map(([field, value]) => [wireOfField(field), value]);
      const input = { ...(Object.fromEntries(fields) as object), id, revision };
      const request = { schema: updateResponse, signal };
      const { updateCompany } = await client.query(updateMutation, { input }, request);
      unwrap(updateCompany);
      // The server may store values in another form, such as a tax number without dots.
      return (await company(signal)).sections[section];
    },
  } satisfies Partial<CompanySource>;
}

function createLogo({ rest, origin }: Part) {
  return {
    async uploadLogo(picture, signal) {
      const response = await rest.request('PUT', '/company/logo', { file: picture, signal });
      const { logoUrl } = parseWire(logoResponse, response, 'The response to a logo').data;
      return logoUrl.startsWith('/') ? `${origin}${logoUrl}` : logoUrl;
    },
    async removeLogo(signal) {
      await rest.request('DELETE', '/company/logo', { signal });
    },
  } satisfies Partial<CompanySource>;
}

function createCategories({ client }: Part) {
  return {
    async categories(signal) {
      const request = { schema: categoriesResponse, signal };
      const response = await client.query(categoriesQuery, {}, request);
      return unwrap(response.companyCategories).companyCategories ?? [];
    },
    async createCategory(text, signal) {
      const input = { text, srcTable: 'company', srcColumn: 'category' };
      const request = { schema: createCategoryResponse, signal };
      const response = await client.query(createCategoryMutation, { input }, request);
      const { companyCategory } = unwrap(response.createCompanyCategory);
      if (companyCategory === null) throw missing();
      return companyCategory;
    },
    async deleteCategory(categoryId, signal) {
      const request = { schema: deleteCategoryResponse, signal };
      const input = { id: categoryId };
      unwrap(
        (await client.query(deleteCategoryMutation, { input }, request)).deleteCompanyCategory,
      );
    },
  } satisfies Partial<CompanySource>;
}

function createAccounts({ client, id }: Part) {
  return {
    async createBankAccount({ bankName, accountName, accountNo }, signal) {
      const input = { companyId: id, bankName, accountName, accountNo };
      const request = { schema: createAccountResponse, signal };
      unwrap((await client.query(createAccountMutation, { input }, request)).createBankAccount);
    },
    async updateBankAccount(account, changes, signal) {
      const input = { bankAccountId: account.id, revision: account.revision, ...changes };
      const request = { schema: updateAccountResponse, signal };
      unwrap((await client.query(updateAccountMutation, { input }, request)).updateBankAccount);
    },
    async deleteBankAccount(account, newDefaultId, signal) {
      const input = { bankAccountId: account.id, revision: account.revision, newDefaultId };
      const request = { schema: deleteAccountResponse, signal };
      unwrap((await client.query(deleteAccountMutation, { input }, request)).deleteBankAccount);
    },
  } satisfies Partial<CompanySource>;
}

/** Creates the source of a company's settings over the wire contract (GraphQL, and REST for the logo). */
export function createHttpCompanySource(options: HttpCompanySourceOptions): CompanySource {
  const { origin, http } = connectServer(options);
  const client = createGraphqlClient({ ...http, url: `${origin}${options.path ?? '/graphql'}` });
  const rest = createRestClient({ ...http, baseUrl: `${origin}/api` });
  const part: Part = { client, rest, origin, id: String(options.companyId) };
  return {
    ...createSections(part),
    ...createLogo(part),
    ...createCategories(part),
    ...createAccounts(part),
    async changes({ first, after }, signal) {
      const filter = { pagination: { first, after } };
      const request = { schema: changesResponse, signal };
      const response = await client.query(changesQuery, { filter }, request);
      const { data, pagination } = unwrap(response.companyChanges);
      return {
        changes: data ?? [],
        endCursor: pagination?.endCursor ?? null,
        hasNextPage: pagination?.hasNextPage ?? false,
      };
    },
    ...(options.subscribe !== undefined && { subscribe: options.subscribe }),
  };
}
