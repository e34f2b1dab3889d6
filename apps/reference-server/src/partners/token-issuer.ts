import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { recordAudit } from '../audit/record-audit.ts';
import { changeCompany } from '../companies/company-editor.ts';
import type { Database, Queries } from '../db/database.ts';
import { tokenIssuers } from '../db/schema.ts';
import { ApiError } from '../lib/api-error.ts';
import { freeLine } from '../lib/user-text.ts';
import type { KeyEditor } from './api-keys.ts';
import { grantableScopes } from './grant-scopes.ts';

const TEXT_MAX = 500;

/** As `TokenIssuer` of openapi.yaml. */
export interface TokenIssuer {
  readonly issuer: string;
  readonly jwksUrl: string;
}

const line = v.pipe(freeLine(TEXT_MAX), v.nonEmpty());

/** @throws ApiError `INVALID_INPUT` that names the field */
export function parseTokenIssuer(body: unknown): TokenIssuer {
  const given = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>;
  const issuer = v.safeParse(line, given['issuer']);
  if (!issuer.success) {
    throw new ApiError('INVALID_INPUT', 'nameLengthInvalid', { max: TEXT_MAX }, 'issuer');
  }
  const jwksUrl = v.safeParse(line, given['jwksUrl']);
  const url = jwksUrl.success ? URL.parse(jwksUrl.output) : null;
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '') {
    throw new ApiError('INVALID_INPUT', 'jwksUrlInvalid', {}, 'jwksUrl');
  }
  return { issuer: issuer.output, jwksUrl: url.href };
}

export async function readTokenIssuer(db: Queries, companyId: number): Promise<TokenIssuer | null> {
  const [row] = await db
    .select({ issuer: tokenIssuers.issuer, jwksUrl: tokenIssuers.jwksUrl })
    .from(tokenIssuers)
    .where(eq(tokenIssuers.companyId, companyId));
  return row ?? null;
}

/** @throws ApiError `CONFLICT` for the issuer of another company */
export function setTokenIssuer(
  db: Database,
  editor: KeyEditor,
  values: TokenIssuer,
): Promise<TokenIssuer> {
  return changeCompany(db, editor, async (tx) => {
    const { companyId, now } = editor;
    const row = { ...values, scopes: grantableScopes(editor.scopes), changedOn: now };
    const [other] = await tx
      .select({ companyId: tokenIssuers.companyId })
      .from(tokenIssuers)
      .where(eq(tokenIssuers.issuer, values.issuer));
    if (other !== undefined && other.companyId !== companyId) {
      throw new ApiError('CONFLICT', 'issuerTaken', {}, 'issuer');
    }
    await tx
      .insert(tokenIssuers)
      .values({ companyId, ...row })
      .onConflictDoUpdate({ target: tokenIssuers.companyId, set: row });
    await recordAudit(tx, editor, { action: 'TokenIssuerChanged', target: values.issuer });
    return values;
  });
}

/** @returns whether there was one */
export function removeTokenIssuer(db: Database, editor: KeyEditor): Promise<boolean> {
  return changeCompany(db, editor, async (tx) => {
    const [removed] = await tx
      .delete(tokenIssuers)
      .where(eq(tokenIssuers.companyId, editor.companyId))
      .returning();
    if (removed !== undefined) await recordAudit(tx, editor, { action: 'TokenIssuerChanged' });
    return removed !== undefined;
  });
}
