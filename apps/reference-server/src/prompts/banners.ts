import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { banners, companies } from '../db/schema.ts';
import { ApiError } from '../lib/api-error.ts';
import type { Language } from '../lib/language.ts';

/** Most that are listed; the portal shows the first one. */
const MAX_BANNERS = 5;

function wireBanner(row: typeof banners.$inferSelect, language: Language) {
  const isEnglish = language === 'en';
  return {
    id: String(row.id),
    title: isEnglish ? row.titleEng : row.titleIdn,
    text: isEnglish ? row.textEng : row.textIdn,
    image_url: row.imageUrl,
    link_url: row.linkUrl,
    day_show: row.dayShow,
  };
}

/** The active banners that are for every company, newest first. */
export async function listGeneralBanners(db: Queries, language: Language) {
  const rows = await db
    .select()
    .from(banners)
    .where(and(isNull(banners.companyId), banners.isActive))
    .orderBy(desc(banners.id))
    .limit(MAX_BANNERS);
  return rows.map((row) => wireBanner(row, language));
}

export interface CompanyBannersQuery {
  readonly companyId: number;
  /** The domain that the portal is served from. */
  readonly domain: unknown;
  /** The host of this server, which serves the portal to every company. */
  readonly host: string;
  readonly language: Language;
}

/**
 * The active banners for a company, newest first: its own, or the general ones if it has none.
 *
 * @throws ApiError `NOT_FOUND` for the domain of another company
 */
export async function listCompanyBanners(db: Queries, query: CompanyBannersQuery) {
  const { companyId, domain, host, language } = query;
  const [company] = await db
    .select({ domainName: companies.domainName })
    .from(companies)
    .where(eq(companies.id, companyId));
  const isOwn = typeof domain === 'string' && [company?.domainName, host].includes(domain);
  if (!isOwn) throw new ApiError('NOT_FOUND', 'notFound');
  const rows = await db
    .select()
    .from(banners)
    .where(and(eq(banners.companyId, companyId), banners.isActive))
    .orderBy(desc(banners.id))
    .limit(MAX_BANNERS);
  if (rows.length === 0) return listGeneralBanners(db, language);
  return rows.map((row) => wireBanner(row, language));
}
