import { ApiError } from './api-error.ts';
import { pageOf } from './page-of.ts';

const cursorOf = (id: number): string => Buffer.from(String(id)).toString('base64url');

/**
 * The id of the row after which a page starts; `null` for the first page.
 *
 * @throws ApiError `INVALID_INPUT`
 */
export function idOfCursor(cursor: string | null | undefined): number | null {
  if (cursor == null) return null;
  const text = Buffer.from(cursor, 'base64url').toString();
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : 0;
  if (id < 1 || id >= 2 ** 31) throw new ApiError('INVALID_INPUT', 'cursorInvalid');
  return id;
}

export interface CursorPage {
  readonly endCursor: string | null;
  readonly hasNextPage: boolean;
}

/**
 * Reads a page of 1 to 100 rows.
 *
 * @param read the rows from the start of the page on, at most as many as given
 * @throws ApiError `INVALID_INPUT` for another page size
 */
export async function pageByCursor<R extends { readonly id: number }>(
  first: number | null | undefined,
  read: (limit: number) => PromiseLike<readonly R[]>,
): Promise<{ readonly data: readonly R[]; readonly pagination: CursorPage }> {
  const { show } = pageOf({ show: first }, { standard: 20, max: 100 });
  const found = await read(show + 1);
  const data = found.slice(0, show);
  const last = data.at(-1);
  return {
    data,
    pagination: {
      endCursor: last === undefined ? null : cursorOf(last.id),
      hasNextPage: found.length > show,
    },
  };
}
