import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import { visibleOrders } from '../../access/visibility.ts';
import type { Database } from '../../db/database.ts';
import { salesOrders } from '../../db/schema.ts';
import { ApiError } from '../../lib/api-error.ts';
import { quoteForMessage } from '../query/quote-for-message.ts';

const SUGGESTIONS_MAX = 1_000;

/** The fields with suggestions, by their names on the wire. */
const columns = {
  customer_name: salesOrders.customerName,
  sales_name: salesOrders.salesName,
  'sender.name': salesOrders.senderName,
  'recipient.name': salesOrders.recipientName,
  location: sql<string | null>`unnest(${salesOrders.locations})`,
};

const isSuggested = (field: string): field is keyof typeof columns => Object.hasOwn(columns, field);

/**
 * Returns the values that the company's orders have in a field, in alphabetical order.
 *
 * @param customerName only orders of this customer
 * @throws ApiError `INVALID_INPUT` for a field without suggestions
 */
export async function suggestValues(
  db: Database,
  company: { readonly companyId: number },
  field: string,
  customerName: string | null,
): Promise<readonly string[]> {
  if (!isSuggested(field)) {
    const values = { field: quoteForMessage(field) };
    throw new ApiError('INVALID_INPUT', 'suggestionFieldUnknown', values);
  }
  const ofCustomer = customerName === null ? undefined : eq(salesOrders.customerName, customerName);
  const values = db
    .selectDistinct({ value: sql<string | null>`${columns[field]}`.as('value') })
    .from(salesOrders)
    .where(and(visibleOrders(company), ofCustomer))
    .as('suggested');
  const rows = await db
    .select({ value: values.value })
    .from(values)
    .where(isNotNull(values.value))
    .orderBy(asc(values.value))
    .limit(SUGGESTIONS_MAX);
  return rows.flatMap(({ value }) => value ?? []);
}
