import { ApiError } from '../lib/api-error.ts';

/**
 * A position in the order of creation. It grants no access: a reader only sees their own alerts.
 */
export interface CursorPosition {
  readonly createdOn: Date;
  readonly id: number;
}

export function encodeCursor({ createdOn, id }: CursorPosition): string {
  return Buffer.from(`${createdOn.getTime()}.${id}`).toString('base64url');
}

/** @throws ApiError `INVALID_INPUT` when the cursor is malformed. */
export function decodeCursor(cursor: string): CursorPosition {
  const match = /^(-?\d{1,14})\.(\d{1,15})$/.exec(Buffer.from(cursor, 'base64url').toString());
  if (match === null) throw new ApiError('INVALID_INPUT', 'cursorInvalid');
  return { createdOn: new Date(Number(match[1])), id: Number(match[2]) };
}

/** Parses ids from requests; malformed ids are dropped, because they match nothing. */
export function parseIds(ids: readonly (string | number)[]): number[] {
  return ids.map(parseId).filter((id) => id !== null);
}

/** As `parseIds`, for vehicles, whose ids are `integer` in the database. */
export function parseVehicleIds(ids: readonly (string | number)[]): number[] {
  return parseIds(ids).filter((id) => id < 2 ** 31);
}

export function parseId(id: string | number): number | null {
  return /^[1-9]\d{0,14}$/.test(String(id)) ? Number(id) : null;
}
