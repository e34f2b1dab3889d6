import { ApiError } from '../lib/api-error.ts';
import type { Clock } from '../lib/clock.ts';

const WINDOW_MS = 60_000;
/** Beyond this number of users the oldest budget is dropped. */
const USERS_MAX = 50_000;

/** What each user may spend on GraphQL within a minute. State is in memory, so each node counts separately. */
export interface CostBudget {
  /** @throws ApiError `TOO_MANY_ATTEMPTS`, with the seconds to wait, when the user has spent everything */
  spend(userId: number, cost: number): void;
}

/** @param perMinute cost as counted by `costOf` */
export function createCostBudget(clock: Clock, perMinute: number): CostBudget {
  const budgets = new Map<number, { spent: number; readonly endsAt: number }>();
  return {
    spend(userId, cost) {
      const now = clock.now();
      let budget = budgets.get(userId);
      if (budget === undefined || budget.endsAt <= now) {
        budgets.delete(userId);
        budget = { spent: 0, endsAt: now + WINDOW_MS };
        budgets.set(userId, budget);
        const [oldest] = budgets.keys();
        if (budgets.size > USERS_MAX && oldest !== undefined) budgets.delete(oldest);
      }
      if (budget.spent + cost > perMinute) {
        const seconds = Math.ceil((budget.endsAt - now) / 1_000);
        throw new ApiError('TOO_MANY_ATTEMPTS', 'tooManyRequests', { seconds });
      }
      budget.spent += cost;
    },
  };
}
