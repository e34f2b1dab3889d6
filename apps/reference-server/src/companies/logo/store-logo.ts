import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database, Queries, Transaction } from '../../db/database.ts';
import { companies, companyLogos } from '../../db/schema.ts';
import { changeCompany, type CompanyEditor } from '../company-editor.ts';
import { recordChanges } from '../record-changes.ts';

const FOLDER = '/api/company-logos/';

async function setAddress(
  tx: Transaction,
  editor: CompanyEditor,
  logoUrl: string | null,
): Promise<boolean> {
  const own = eq(companies.id, editor.companyId);
  const [row] = await tx.select({ logoUrl: companies.logoUrl }).from(companies).where(own);
  const previous = row?.logoUrl ?? null;
  if (previous === logoUrl) return false;
  await tx.update(companies).set({ logoUrl }).where(own);
  await recordChanges(tx, editor, 'branding', [
    { field: 'logoUrl', oldValue: previous, newValue: logoUrl },
  ]);
  return true;
}

export interface StoredLogo {
  readonly logoUrl: string | null;
  readonly isChanged: boolean;
}

/** Replaces the logo of the editor's company. */
export const storeLogo = (
  db: Database,
  editor: CompanyEditor,
  bytes: Uint8Array,
): Promise<StoredLogo> =>
  changeCompany(db, editor, async (tx) => {
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const { companyId } = editor;
    await tx
      .insert(companyLogos)
      .values({ companyId, sha256, bytes })
      .onConflictDoUpdate({ target: companyLogos.companyId, set: { sha256, bytes } });
    const logoUrl = `${FOLDER}${sha256}.png`;
    return { logoUrl, isChanged: await setAddress(tx, editor, logoUrl) };
  });

export const removeLogo = (db: Database, editor: CompanyEditor): Promise<StoredLogo> =>
  changeCompany(db, editor, async (tx) => {
    await tx.delete(companyLogos).where(eq(companyLogos.companyId, editor.companyId));
    return { logoUrl: null, isChanged: await setAddress(tx, editor, null) };
  });

/** The picture with this hash; `null` if no company has it. */
export async function findLogo(db: Queries, sha256: string): Promise<Buffer | null> {
  const [row] = await db
    .select({ bytes: companyLogos.bytes })
    .from(companyLogos)
    .where(eq(companyLogos.sha256, sha256))
    .limit(1);
  return row === undefined ? null : Buffer.from(row.bytes);
}
