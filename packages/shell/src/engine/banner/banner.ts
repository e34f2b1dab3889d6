import { dayOf } from '@pantau/core/day';

/** A promotion that is shown after sign-in. */
export interface Banner {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** Address of its picture, 12:5; `null` without one. */
  readonly imageUrl: string | null;
  /** What it leads to: an absolute address, or a path of the application; `null` for nothing. */
  readonly linkUrl: string | null;
  /** The weekdays on which it is shown, Monday 0 to Sunday 6. */
  readonly days: readonly number[];
}

/** Rejects with `PantauError`. `null` means that there is none. */
export interface BannerSource {
  /**
   * The banner for the user's company: its own, or the one for all companies if it has none. Rejects with kind
   * `notFound` for the domain of another company.
   *
   * @param domain the domain that the application is served from
   */
  companyBanner(domain: string, signal?: AbortSignal): Promise<Banner | null>;
  /** The banner for all companies. */
  generalBanner(signal?: AbortSignal): Promise<Banner | null>;
}

const everyDay: readonly number[] = [0, 1, 2, 3, 4, 5, 6];

/** Reads a list of weekdays or a text such as `0,1,2`; every day without one (SH-66). Whatever is no weekday is ignored. */
export function parseDays(given: unknown): readonly number[] {
  if (given === undefined || given === null) return everyDay;
  const parts: readonly unknown[] = Array.isArray(given) ? given : String(given).split(',');
  const named = new Set(parts.map((part) => String(part).trim()));
  return everyDay.filter((day) => named.has(String(day)));
}

/** The weekday at a time, epoch ms, Monday 0 to Sunday 6. */
function weekdayAt(now: number, timeZone: string | undefined): number {
  const sundayFirst = new Date(`${dayOf(now, timeZone)}T00:00:00Z`).getUTCDay();
  return (sundayFirst + 6) % 7;
}

/** Whether a banner is shown on the day of `now`, epoch ms, in the company's time zone (SH-66). */
export const isBannerDay = (
  { days }: Pick<Banner, 'days'>,
  now: number,
  timeZone: string | undefined,
): boolean => days.includes(weekdayAt(now, timeZone));

export interface BannerRequest {
  readonly source: BannerSource;
  readonly domain: string;
  /** Epoch ms. */
  readonly now: number;
  readonly timeZone: string | undefined;
  readonly signal: AbortSignal;
}

/**
 * The banner to show now: the company's own, or the general one if that request fails (SH-67). Rejects if both requests
 * fail.
 */
export async function bannerToShow(request: BannerRequest): Promise<Banner | null> {
  const { source, domain, now, timeZone, signal } = request;
  let banner: Banner | null;
  try {
    banner = await source.companyBanner(domain, signal);
  } catch (error) {
    if (signal.aborted) throw error;
    banner = await source.generalBanner(signal);
  }
  return banner !== null && isBannerDay(banner, now, timeZone) ? banner : null;
}
