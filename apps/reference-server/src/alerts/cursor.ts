import { ApiError } from '../lib/api-error.ts';

/** A place in the order of creation. It shows nothing: whoever uses it sees his own alerts only. */
export interface CursorPosition {
  readonly createdOn: Date;
  readonly id: number;
}

export function encodeCursor({ createdOn, id }: CursorPosition): string {
  return Buffer.from(`${createdOn.getTime()}.${id}`).toString('base64url');
}

/** @throws ApiError INVALID_INPUT when it is none of ours. */
export function decodeCursor(cursor: string): CursorPosition {
  const match = /^(-?\d{1,14})\.(\d{1,15})$/.exec(Buffer.from(cursor, 'base64url').toString());
  if (match === null) throw new ApiError('INVALID_INPUT', 'wrongCursor');
  return { createdOn: new Date(Number(match[1])), id: Number(match[2]) };
}

/** Ids as callers write them; what can be no id of ours is left out, for it names nothing. */
export function parseIds(ids: readonly (string | number)[]): number[] {
  return ids.map(parseId).filter((id) => id !== null);
}

/** As `toIds`, of vehicles, whose ids are `integer` in the database. */
export function parseVehicleIds(ids: readonly (string | number)[]): number[] {
  return parseIds(ids).filter((id) => id < 2 ** 31);
}

export function parseId(id: string | number): number | null {
  return /^[1-9]\d{0,14}$/.test(String(id)) ? Number(id) : null;
}
