import { eq } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { companies } from '../db/schema.ts';

/** `CompanyBranding` of openapi.yaml. */
export interface Branding {
  readonly name: string | null;
  readonly accent: string | null;
  readonly menu: string | null;
  readonly logoUrl: string | null;
}

type BrandColumns = Pick<
  typeof companies.$inferSelect,
  'brandName' | 'accentColor' | 'menuColor' | 'logoUrl'
>;

export const brandingOf = (company: BrandColumns): Branding => ({
  name: company.brandName,
  accent: company.accentColor,
  menu: company.menuColor,
  logoUrl: company.logoUrl,
});

const { brandName, accentColor, menuColor, logoUrl } = companies;

/** @param companyId of the caller, whose company exists while the session does */
export async function readBranding(db: Queries, companyId: number): Promise<Branding | null> {
  const [row] = await db
    .select({ brandName, accentColor, menuColor, logoUrl })
    .from(companies)
    .where(eq(companies.id, companyId));
  return row === undefined ? null : brandingOf(row);
}
