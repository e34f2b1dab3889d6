import { Refusal } from '../lib/api-error.ts';

/** A place in the order of creation. It shows nothing: whoever uses it sees his own alerts only. */
export interface CursorPlace {
  readonly createdOn: Date;
  readonly id: number;
}

export function toCursor({ createdOn, id }: CursorPlace): string {
  return Buffer.from(`${createdOn.getTime()}.${id}`).toString('base64url');
}

/** @throws Refusal INVALID_INPUT when it is none of ours. */
export function fromCursor(cursor: string): CursorPlace {
  const place = /^(-?\d{1,14})\.(\d{1,15})$/.exec(Buffer.from(cursor, 'base64url').toString());
  if (place === null) throw new Refusal('INVALID_INPUT', 'wrongCursor');
  return { createdOn: new Date(Number(place[1])), id: Number(place[2]) };
}

/** Ids as callers write them; what can be no id of ours is left out, for it names nothing. */
export function toIds(ids: readonly (string | number)[]): number[] {
  return ids.map(toId).filter((id) => id !== null);
}

/** As `toIds`, of vehicles, whose ids are `integer` in the database. */
export function toVehicleIds(ids: readonly (string | number)[]): number[] {
  return toIds(ids).filter((id) => id < 2 ** 31);
}

export function toId(id: string | number): number | null {
  return /^[1-9]\d{0,14}$/.test(String(id)) ? Number(id) : null;
}
