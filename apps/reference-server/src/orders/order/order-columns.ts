import { getTableColumns } from 'drizzle-orm';
import { salesOrders } from '../../db/schema.ts';

const { searchText: _, ...columns } = getTableColumns(salesOrders);

/** All columns but the one that only serves the search. */
export const orderColumns = columns;
