import type { Clock, SessionUser } from '@pantau/core';
import { dayOf } from '@pantau/core/day';
import { firstOverviewQuery, overviewKey } from './overview-query.ts';
import { periodOf } from './period.ts';
import type { DriverScoreSource, OverviewQuery, ScoreOverview } from './score-source.ts';
import { readSelection, writeSelection } from './selection.ts';

/** Whose scores they are. */
export type OverviewOwner = Pick<SessionUser, 'userId' | 'companyId'>;

/** A prepared answer is not used after this time, in ms. */
const USED_WITHIN_MS = 30_000;

/** How long a page may wait for the answer before it shows its skeleton, in ms. */
const WAITED_MS = 250;

/**
 * The first answer of the overview, requested before the overview is mounted (DS-70). It answers the first request of
 * one overview, if that is the same request of the same user; after that it has ended.
 */
export interface PreparedOverview {
  /** The answer, if it has arrived; otherwise `null`. Has no effect, so that it can be read while rendering. */
  known(query: OverviewQuery, owner: OverviewOwner | null): ScoreOverview | null;
  /** The answer to this query; `null` if it is not prepared. Ends it either way. Rejects as the source does. */
  take(
    query: OverviewQuery,
    owner: OverviewOwner | null,
    signal?: AbortSignal,
  ): Promise<ScoreOverview> | null;
  /** Whether it would answer this query. */
  answers(query: OverviewQuery, owner: OverviewOwner | null): boolean;
  /**
   * Resolves once the answer has arrived or failed, and otherwise after a quarter of a second. A page that waits for it
   * is drawn once, rather than with a skeleton first.
   */
  readonly ready: Promise<void>;
  /** Nothing uses it any more. Aborts a request that is under way. */
  end(): void;
}

export interface PrepareOverviewOptions {
  readonly source: Pick<DriverScoreSource, 'overview'>;
  /** The signed-in user. */
  readonly user: Pick<SessionUser, 'userId' | 'companyId' | 'timeZone'>;
  /** The query string of the page to which the user goes. */
  readonly query: string;
  readonly clock: Clock;
  /** What was prepared before. It is returned if it answers the same, and otherwise ends. */
  readonly before?: PreparedOverview | null | undefined;
}

/** Whether the address has only period and group. With another page, search or sort, the first request differs. */
const isPlain = (query: string): boolean => {
  const rest = new URLSearchParams(writeSelection(query, readSelection('')));
  return rest.size === 0;
};

function request(
  options: PrepareOverviewOptions,
  first: OverviewQuery,
  owner: OverviewOwner,
): PreparedOverview {
  const { source, clock } = options;
  const key = overviewKey(first);
  const sentAt = clock.now();
  const controller = new AbortController();
  let isOpen = true;
  let overview: ScoreOverview | null = null;
  const answer = source.overview(first, controller.signal).then((found) => (overview = found));
  const answers: PreparedOverview['answers'] = (query, who) =>
    isOpen &&
    who?.userId === owner.userId &&
    who.companyId === owner.companyId &&
    clock.now() - sentAt < USED_WITHIN_MS &&
    overviewKey(query) === key;
  const end = (): void => {
    isOpen = false;
    controller.abort();
  };
  // Who has taken it sees the error; else the overview requests it itself.
  answer.catch(end);
  const ready = new Promise<void>((resolve) => {
    const cancel = clock.setTimeout(resolve, WAITED_MS);
    const settle = (): void => {
      cancel();
      resolve();
    };
    answer.then(settle, settle);
  });
  return {
    ...{ answers, ready, end },
    known: (query, who) => (answers(query, who) ? overview : null),
    take(query, who, signal) {
      if (!answers(query, who)) {
        end();
        return null;
      }
      isOpen = false;
      signal?.addEventListener('abort', () => controller.abort(), { once: true });
      return answer;
    },
  };
}

/**
 * Requests what the overview shows first, when the user has chosen its page: the request is under way while the page's
 * code is loaded. Hand the result to `DriverScoreOverview` as `prepared`, with the same source (DS-70).
 *
 * @returns `null` if the address asks for more than a period and a group, which only the overview understands
 */
export function prepareOverview(options: PrepareOverviewOptions): PreparedOverview | null {
  const { user, query, clock, before = null } = options;
  const { userId, companyId, timeZone } = user;
  const owner = { userId, companyId };
  if (!isPlain(query)) {
    before?.end();
    return null;
  }
  const { period, groupId } = readSelection(query);
  const today = dayOf(clock.now(), timeZone);
  const first = firstOverviewQuery({ period: periodOf(period, today), groupId });
  if (before?.answers(first, owner) === true) return before;
  before?.end();
  return request(options, first, owner);
}
