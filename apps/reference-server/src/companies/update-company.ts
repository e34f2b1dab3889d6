import { taxDigits } from '@pantau/core/company';
import { and, eq, isNull, or } from 'drizzle-orm';
import type { Database, Transaction } from '../db/database.ts';
import { companies, companyCategories } from '../db/schema.ts';
import { ApiError } from '../lib/api-error.ts';
import { InvalidFields, type FieldProblem } from '../lib/invalid-fields.ts';
import { canonicalLine } from '../lib/user-text.ts';
import { checkSection } from './check-section.ts';
import { changeCompany, type CompanyEditor } from './company-editor.ts';
import { recordChanges, type FieldChange } from './record-changes.ts';
import {
  revisionColumn,
  sectionFields,
  sections,
  type CompanyRow,
  type Section,
  type SectionField,
} from './sections.ts';

/** `UpdateCompanyInput` of schema.graphql. */
export type CompanyInput = {
  readonly id: string | number;
  readonly revision?: number | null | undefined;
  readonly setupNotifCompleted?: boolean | null | undefined;
} & { readonly [F in SectionField]?: CompanyRow[F] | null | undefined };

/** The section whose fields an input has; `null` without any. @throws ApiError `INVALID_INPUT` for several */
export function sectionOf(input: CompanyInput): Section | null {
  const given = sections.filter((section) =>
    sectionFields[section].some((field) => input[field] !== undefined),
  );
  if (given.length > 1) throw new ApiError('INVALID_INPUT', 'companySectionsMixed');
  return given[0] ?? null;
}

/**
 * Changes the user's own company: one section, whether the recommended rules have been set up, or both.
 *
 * @returns the company as stored, and whether a section has changed
 * @throws ApiError `NOT_FOUND` for another company; `CONFLICT`; InvalidFields with everything that is wrong. Nothing is
 *   changed then.
 */
export async function updateCompany(
  db: Database,
  editor: CompanyEditor,
  input: CompanyInput,
): Promise<{ readonly company: CompanyRow; readonly isChanged: boolean }> {
  if (String(input.id) !== String(editor.companyId)) throw new ApiError('NOT_FOUND', 'notFound');
  const section = sectionOf(input);
  const { setupNotifCompleted, revision } = input;
  if (section === null && setupNotifCompleted == null) {
    throw new ApiError('INVALID_INPUT', 'companyNoChange');
  }
  if (section !== null && revision == null) {
    throw new InvalidFields([{ field: 'revision', key: 'companyRevisionMissing' }]);
  }
  return changeCompany(db, editor, async (tx) => {
    const [row] = await tx.select().from(companies).where(eq(companies.id, editor.companyId));
    if (row === undefined) throw new ApiError('NOT_FOUND', 'notFound');
    const isSetUp = setupNotifCompleted ?? row.setupNotifCompleted;
    if (section === null)
      return { company: await store(tx, row, { setupNotifCompleted: isSetUp }), isChanged: false };
    if (row[revisionColumn[section]] !== revision) throw new ApiError('CONFLICT', 'companyChanged');

    const next = { ...row, ...normalized(section, input) };
    const problems = [
      ...checkSection(section, next),
      ...(section === 'identity' ? await checkCategory(tx, row, next) : []),
    ];
    const [first, ...others] = problems;
    if (first !== undefined) throw new InvalidFields([first, ...others]);
    const changes = differences(section, row, next);
    await recordChanges(tx, editor, section, changes);
    const values = Object.fromEntries(
      changes.map(({ field }) => [field, next[field as SectionField]]),
    );
    const revisions =
      changes.length === 0 ? {} : { [revisionColumn[section]]: row[revisionColumn[section]] + 1 };
    const company = await store(tx, row, {
      ...values,
      ...revisions,
      setupNotifCompleted: isSetUp,
    });
    return { company, isChanged: changes.length > 0 };
  });
}

async function store(
  tx: Transaction,
  row: CompanyRow,
  values: Partial<CompanyRow>,
): Promise<CompanyRow> {
  await tx.update(companies).set(values).where(eq(companies.id, row.id));
  return { ...row, ...values };
}

/** The given fields as they are stored: texts in their canonical form, an empty one is none, tax numbers are digits. */
function normalized(section: Section, input: CompanyInput): Partial<CompanyRow> {
  const values = sectionFields[section].flatMap((field): [string, unknown][] => {
    const given = input[field];
    if (given === undefined) return [];
    if (typeof given !== 'string') return [[field, given]];
    const text = canonicalLine(given);
    if (field === 'name') return [[field, text]];
    if (text === '') return [[field, null]];
    if (field === 'taxNo') return [[field, taxDigits(text) ?? text]];
    return [[field, field === 'accentColor' || field === 'menuColor' ? text.toLowerCase() : text]];
  });
  return Object.fromEntries(values);
}

const textOf = (value: unknown): string | null => (value === null ? null : String(value));

function differences(section: Section, row: CompanyRow, next: CompanyRow): FieldChange[] {
  return sectionFields[section]
    .filter((field) => next[field] !== row[field])
    .map((field) => ({ field, oldValue: textOf(row[field]), newValue: textOf(next[field]) }));
}

/** A category that stays as it is need not exist any more. */
async function checkCategory(
  tx: Transaction,
  row: CompanyRow,
  { category }: CompanyRow,
): Promise<FieldProblem[]> {
  if (category === null || category === row.category) return [];
  const visible = or(eq(companyCategories.companyId, row.id), isNull(companyCategories.companyId));
  const found = await tx.$count(
    companyCategories,
    and(visible, eq(companyCategories.text, category)),
  );
  return found > 0 ? [] : [{ field: 'category', key: 'categoryUnknown' }];
}
