import { dayOf, isDay, type Day } from '@pantau/core/day';
import { ApiError } from '../lib/api-error.ts';

type Query = Readonly<Record<string, unknown>>;

export interface AttentionQuery {
  /** Number of alerts. */
  readonly limit: number;
  /** Only alerts since then; `null` for all. */
  readonly since: Date | null;
}

export interface DayQuery {
  readonly day: Day;
  /** IANA name. */
  readonly timeZone: string;
}

export interface VehiclesQuery {
  /** Words that all occur in the plate; empty for all vehicles. */
  readonly search: string;
  /** Number of vehicles. */
  readonly limit: number;
}

/** Vehicles that a response has at most; those that reported last come first. */
const VEHICLES_MAX = 5_000;
const LIMIT_DEFAULT = 6;
const LIMIT_MAX = 50;

const textOf = (query: Query, name: string): string | undefined => {
  const value = query[name];
  if (value === undefined || value === '') return undefined;
  if (typeof value === 'string') return value;
  throw new ApiError('INVALID_INPUT', 'invalidRequest', {}, name);
};

/** @throws ApiError `INVALID_INPUT` for a limit outside 1 to 50, or an invalid time */
export function parseAttentionQuery(query: Query): AttentionQuery {
  const limit = Number(textOf(query, 'limit') ?? LIMIT_DEFAULT);
  if (!Number.isInteger(limit) || limit < 1 || limit > LIMIT_MAX) {
    throw new ApiError('INVALID_INPUT', 'pageSizeOutOfRange', { max: LIMIT_MAX }, 'limit');
  }
  const text = textOf(query, 'since');
  const since = text === undefined ? null : new Date(text);
  if (since !== null && Number.isNaN(since.getTime())) {
    throw new ApiError('INVALID_INPUT', 'invalidRequest', {}, 'since');
  }
  return { limit, since };
}

/** @throws ApiError `INVALID_INPUT` for a limit outside 1 to 5,000, or more than one search */
export function parseVehiclesQuery(query: Query): VehiclesQuery {
  const limit = Number(textOf(query, 'limit') ?? VEHICLES_MAX);
  if (!Number.isInteger(limit) || limit < 1 || limit > VEHICLES_MAX) {
    throw new ApiError('INVALID_INPUT', 'pageSizeOutOfRange', { max: VEHICLES_MAX }, 'limit');
  }
  return { search: textOf(query, 'search') ?? '', limit };
}

/**
 * The requested day; defaults to today in the company's time zone.
 *
 * @param company the time now, epoch ms, and the company's time zone
 * @throws ApiError `INVALID_INPUT` for an invalid day or an unknown time zone
 */
export function parseDayQuery(
  query: Query,
  company: { readonly now: number; readonly timeZone: string },
): DayQuery {
  const timeZone = textOf(query, 'time-zone') ?? company.timeZone;
  if (!isTimeZone(timeZone)) throw new ApiError('INVALID_INPUT', 'invalidRequest', {}, 'time-zone');
  const day = textOf(query, 'day') ?? dayOf(company.now, timeZone);
  if (!isDay(day)) throw new ApiError('INVALID_INPUT', 'invalidRequest', {}, 'day');
  return { day, timeZone };
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).format(0) !== '';
  } catch {
    return false;
  }
}
