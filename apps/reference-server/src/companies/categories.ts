import { and, asc, eq, isNull, or, sql } from 'drizzle-orm';
import type { Database, Queries } from '../db/database.ts';
import { companies, companyCategories } from '../db/schema.ts';
import { ApiError } from '../lib/api-error.ts';
import { InvalidFields, type FieldProblem } from '../lib/invalid-fields.ts';
import { canonicalLine, isStorable } from '../lib/user-text.ts';
import { changeCompany, type CompanyEditor } from './company-editor.ts';
import { recordChanges } from './record-changes.ts';

const TEXT_MAX = 50;
/** Keeps the list, which has no pages, short. */
const CATEGORIES_MAX = 200;

/** `SimpleLookupInput` of schema.graphql. */
export interface LookupInput {
  readonly text: string;
  readonly srcTable?: string | null | undefined;
  readonly srcColumn?: string | null | undefined;
}

/** `CompanyCategory` of schema.graphql. */
export interface WireCategory {
  readonly id: string;
  readonly companyId: string | null;
  readonly text: string;
  readonly hasRelation: boolean;
  readonly srcTable: string | null;
  readonly srcColumn: string | null;
}

/** The categories that a company can have, by text. */
export async function listCategories(db: Queries, companyId: number): Promise<WireCategory[]> {
  const [company] = await db
    .select({ category: companies.category })
    .from(companies)
    .where(eq(companies.id, companyId));
  const rows = await db
    .select()
    .from(companyCategories)
    .where(or(eq(companyCategories.companyId, companyId), isNull(companyCategories.companyId)))
    .orderBy(asc(sql`lower(${companyCategories.text})`), asc(companyCategories.id));
  return rows.map((row) => ({
    id: String(row.id),
    companyId: row.companyId === null ? null : String(row.companyId),
    text: row.text,
    hasRelation: row.text === company?.category,
    srcTable: row.srcTable,
    srcColumn: row.srcColumn,
  }));
}

function checkLookup({ text, srcTable, srcColumn }: LookupInput): FieldProblem[] {
  const values = { text, srcTable, srcColumn };
  const problems = Object.entries(values).flatMap(([field, value]): FieldProblem[] => {
    if (value == null) return [];
    if (value.length > TEXT_MAX) return [{ field, key: 'fieldTooLong', values: { max: TEXT_MAX } }];
    return isStorable(value) ? [] : [{ field, key: 'textInvalid' }];
  });
  return text === '' ? [{ field: 'text', key: 'fieldRequired' }] : problems;
}

/** @throws InvalidFields; ApiError `INVALID_INPUT` when the company has too many */
export const createCategory = (
  db: Database,
  editor: CompanyEditor,
  input: LookupInput,
): Promise<WireCategory> =>
  changeCompany(db, editor, async (tx) => {
    const text = canonicalLine(input.text);
    const [first, ...others] = checkLookup({ ...input, text });
    if (first !== undefined) throw new InvalidFields([first, ...others]);
    const present = await listCategories(tx, editor.companyId);
    if (present.some((other) => other.text.toLowerCase() === text.toLowerCase())) {
      throw new InvalidFields([{ field: 'text', key: 'categoryExists' }]);
    }
    if (present.length >= CATEGORIES_MAX) {
      throw new ApiError('INVALID_INPUT', 'tooManyCategories', { max: CATEGORIES_MAX });
    }
    const { companyId } = editor;
    const source = { srcTable: input.srcTable ?? null, srcColumn: input.srcColumn ?? null };
    const [row] = await tx
      .insert(companyCategories)
      .values({ companyId, text, ...source })
      .returning({ id: companyCategories.id });
    if (row === undefined) throw new Error('The category was not stored.');
    const change = { field: 'companyCategory', oldValue: null, newValue: text };
    await recordChanges(tx, editor, 'categories', [change]);
    // It can be the category that the company has had since before the list existed.
    const stored = await listCategories(tx, companyId);
    const created = stored.find(({ id }) => id === String(row.id));
    if (created === undefined) throw new Error('The category was not stored.');
    return created;
  });

/** @throws ApiError `NOT_FOUND`, or `CONFLICT` while the company has the category */
export const deleteCategory = (
  db: Database,
  editor: CompanyEditor,
  id: string | number,
): Promise<WireCategory> =>
  changeCompany(db, editor, async (tx) => {
    const { companyId } = editor;
    const own = (await listCategories(tx, companyId)).find(
      (category) => category.id === String(id) && category.companyId !== null,
    );
    if (own === undefined) throw new ApiError('NOT_FOUND', 'categoryNotFound');
    if (own.hasRelation) throw new ApiError('CONFLICT', 'categoryInUse');
    await tx
      .delete(companyCategories)
      .where(
        and(eq(companyCategories.id, Number(own.id)), eq(companyCategories.companyId, companyId)),
      );
    const change = { field: 'companyCategory', oldValue: own.text, newValue: null };
    await recordChanges(tx, editor, 'categories', [change]);
    return own;
  });
