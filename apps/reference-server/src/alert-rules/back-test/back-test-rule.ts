import { and, inArray } from 'drizzle-orm';
import { visibleGeofences } from '../../access/visibility.ts';
import type { Database } from '../../db/database.ts';
import { geofences } from '../../db/schema.ts';
import { ApiError } from '../../lib/api-error.ts';
import { readTargetIds } from '../changes/store-targets.ts';
import { acceptInput } from '../changes/create-rule.ts';
import { columnsOf } from '../input/check-conditions.ts';
import { noTargets } from '../input/resolve-targets.ts';
import type { RuleInput } from '../input/rule-input.ts';
import { findRule } from '../rule/find-rule.ts';
import type { RuleReader } from '../rule/rule-reader.ts';
import { countFalseAlerts, type FalseAlerts } from './false-alerts.ts';
import { periodOf, runBackTest, type BackTest } from './run-back-test.ts';

/** `BackTestAlertRuleInput` of schema.graphql. */
export interface BackTestInput {
  readonly rule: RuleInput;
  readonly alertRuleId?: string | number | null | undefined;
  readonly days?: number | null | undefined;
}

export interface BackTestResult extends BackTest {
  /** `null` for a rule that is not stored. */
  readonly falseAlerts: FalseAlerts | null;
}

const DAYS_DEFAULT = 7;
const DAYS_MAX = 30;

/**
 * Tests a rule, stored or not, on the alerts of the last days.
 *
 * @throws InvalidFields as for creating it; ApiError `INVALID_INPUT` for too many days, `NOT_FOUND` without such a rule
 */
export async function backTestRule(
  db: Database,
  reader: RuleReader & { readonly timeZone: string },
  { rule, alertRuleId, days }: BackTestInput,
  now: number,
): Promise<BackTestResult> {
  const length = days ?? DAYS_DEFAULT;
  if (length < 1 || length > DAYS_MAX) {
    throw new ApiError('INVALID_INPUT', 'backTestTooLong', { max: DAYS_MAX });
  }
  return db.transaction(async (tx) => {
    const id = alertRuleId == null ? null : await findRule(tx, reader, alertRuleId);
    const present = id === null ? noTargets : await readTargetIds(tx, id);
    // Recipients do not decide whether a rule matches.
    const tested = { ...rule, userIds: [], contacts: [], subscribe: null };
    const targets = await acceptInput(tx, reader, tested, present);
    const fences =
      targets.geofences.length === 0
        ? []
        : await tx
            .select({ id: geofences.id, shape: geofences.shape })
            .from(geofences)
            .where(and(visibleGeofences(reader), inArray(geofences.id, [...targets.geofences])));
    const period = await periodOf(tx, reader.timeZone, length, now);
    const columns = columnsOf(rule);
    const result = await runBackTest(tx, reader, { columns, targets, fences }, period);
    const falseAlerts = id === null ? null : await countFalseAlerts(tx, reader, id, period);
    return { ...result, falseAlerts };
  });
}
