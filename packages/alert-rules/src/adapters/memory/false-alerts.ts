import { findAlertCode } from '@pantau/core/contract';
import type {
  FalseBreakdown,
  FalseCounts,
  FalseReason,
  FalseShares,
  RuleCamera,
} from '../../engine/rules/false-alerts.ts';
import type { RuleCode } from '../../engine/rules/rule-code.ts';
import type { RuleId } from '../../engine/rules/rule.ts';
import type { MemoryAlert, MemoryWorld } from './memory-world.ts';
import type { RuleBook } from './rule-book.ts';

const DAYS = 7;
const DAY_MS = 86_400_000;
/** One of one says nothing about a rule. */
const MIN_TOTAL = 10;
const GROUPS_MAX = 10;
const REASONS_MAX = 6;

const isFalse = ({ falseReason }: MemoryAlert): boolean => falseReason !== undefined;

const recentOf = ({ alerts }: MemoryWorld, now: number): readonly MemoryAlert[] =>
  alerts.filter(({ createdOn }) => createdOn > now - DAYS * DAY_MS && createdOn <= now);

export function falseSharesOf(book: RuleBook, now: number, limit: number | null): FalseShares {
  const recent = recentOf(book.world, now);
  const shares = book.all().map(({ id }) => {
    const own = recent.filter(({ ruleIds }) => ruleIds?.includes(id));
    return { ruleId: id, total: own.length, falseAlerts: own.filter(isFalse).length };
  });
  const rules =
    limit === null
      ? []
      : shares.filter(
          ({ total, falseAlerts }) => total >= MIN_TOTAL && falseAlerts * 100 >= limit * total,
        );
  const share = ({ total, falseAlerts }: (typeof shares)[number]): number => falseAlerts / total;
  return { days: DAYS, limit, rules: rules.sort((one, other) => share(other) - share(one)) };
}

function grouped<K>(alerts: readonly MemoryAlert[], keyOf: (alert: MemoryAlert) => K) {
  const keys = [...new Set(alerts.filter(isFalse).map(keyOf))];
  return keys
    .map((key) => ({ key, ...countsOf(alerts.filter((alert) => keyOf(alert) === key)) }))
    .sort((one, other) => other.falseAlerts - one.falseAlerts)
    .slice(0, GROUPS_MAX);
}

function reasonsOf(alerts: readonly MemoryAlert[]): readonly FalseReason[] {
  const reasons = alerts.flatMap(({ falseReason }) => falseReason ?? []);
  const ranked = [...new Set(reasons)]
    .map((reason) => ({ reason, total: reasons.filter((one) => one === reason).length }))
    .sort((one, other) => other.total - one.total);
  const rest = ranked.slice(REASONS_MAX).reduce((sum, { total }) => sum + total, 0);
  return [...ranked.slice(0, REASONS_MAX), ...(rest > 0 ? [{ reason: null, total: rest }] : [])];
}

const countsOf = (alerts: readonly MemoryAlert[]): FalseCounts => ({
  total: alerts.length,
  falseAlerts: alerts.filter(isFalse).length,
  reasons: reasonsOf(alerts),
});

function cameraOf({ alertCode }: MemoryAlert): RuleCamera | null {
  const group = findAlertCode(alertCode)?.group;
  return group === 'adas' || group === 'dms' ? group : null;
}

export function falseBreakdownOf(
  world: MemoryWorld,
  codes: readonly RuleCode[],
  now: number,
  ruleId: RuleId | null,
): FalseBreakdown {
  const alerts = recentOf(world, now).filter(({ ruleIds = [] }) =>
    ruleId === null ? ruleIds.length > 0 : ruleIds.includes(ruleId),
  );
  const plates = new Map(world.vehicles.map(({ id, licensePlate }) => [id, licensePlate]));
  return {
    days: DAYS,
    ...countsOf(alerts),
    codes: grouped(alerts, ({ alertCode }) => alertCode).map(({ key, ...counts }) => {
      const code = codes.find(({ alertCode }) => alertCode === key);
      return {
        alertCode: key,
        descriptionIdn: code?.descriptionIdn ?? String(key),
        descriptionEng: code?.descriptionEng ?? String(key),
        icon: code?.icon ?? 'generic',
        ...counts,
      };
    }),
    vehicles: grouped(alerts, ({ vehicleId }) => vehicleId).map(({ key, ...counts }) => ({
      vehicleId: key,
      licensePlate: plates.get(key) ?? key,
      ...counts,
    })),
    cameras: grouped(alerts, cameraOf).map(({ key, ...counts }) => ({ camera: key, ...counts })),
  };
}
