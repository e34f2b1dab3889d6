import { check, checkRejects, checkSame } from '@pantau/core/testing';
import type { FalseCounts } from '../../engine/rules/false-alerts.ts';
import { type AlertRuleHarness, type RuleClause, SPEED, createAll, ruleNamed } from './harness.ts';

const DAY_MS = 86_400_000;
/** Driver distracted, which the camera of the driver reports. */
const DISTRACTED = 52;

interface Added {
  readonly vehicleId: string;
  readonly ruleIds: readonly string[];
  readonly alertCode?: number;
  readonly ageMs?: number;
}

/** Adds alerts, the first ones false. */
async function addAlerts(
  harness: AlertRuleHarness,
  { vehicleId, ruleIds, alertCode = SPEED, ageMs = DAY_MS }: Added,
  total: number,
  reasons: readonly string[],
): Promise<void> {
  const createdOn = harness.now() - ageMs;
  for (let index = 0; index < total; index += 1) {
    const falseReason = reasons[index];
    await harness.addAlert({ vehicleId, alertCode, createdOn, value: 90, ruleIds, falseReason });
  }
}

const times = (count: number, reason: string): string[] => Array(count).fill(reason);

const countsOf = ({ total, falseAlerts, reasons }: FalseCounts) => [
  falseAlerts,
  total,
  reasons.map(({ reason, total: count }) => [reason, count]),
];

export const falseAlertClauses: readonly RuleClause[] = [
  {
    id: 'false-shares',
    title: 'lists the rules that are false to the limit of the company or more (AR-111)',
    async run(harness) {
      const { rules, foreign } = harness;
      if (rules.falseShares === undefined) return;
      const inputs = ['At', 'Below', 'Above', 'Few', 'Old'].map((label) => ruleNamed(label));
      const [at = '', below = '', above = '', few = '', old = ''] = await createAll(
        harness,
        inputs,
      );
      const vehicleId = await harness.addVehicle('B 9001 KXT');
      const sensor = (count: number) => times(count, 'Sensor');
      await addAlerts(harness, { vehicleId, ruleIds: [at] }, 10, sensor(5));
      await addAlerts(harness, { vehicleId, ruleIds: [below] }, 11, sensor(5));
      await addAlerts(harness, { vehicleId, ruleIds: [above, at] }, 2, sensor(2));
      await addAlerts(harness, { vehicleId, ruleIds: [above] }, 10, sensor(9));
      await addAlerts(harness, { vehicleId, ruleIds: [few] }, 9, sensor(9));
      await addAlerts(harness, { vehicleId, ruleIds: [old], ageMs: 8 * DAY_MS }, 10, sensor(10));
      const found = await rules.falseShares();
      checkSame([found.days, found.limit], [7, 50], 'days and limit');
      checkSame(
        found.rules.map(({ ruleId, falseAlerts, total }) => [ruleId, falseAlerts, total]),
        [
          [above, 11, 12],
          [at, 7, 12],
        ],
        'rules with enough alerts of seven days, the highest share first',
      );
      checkSame(await foreign.falseShares?.().then((other) => other.rules), [], 'another company');
    },
  },
  {
    id: 'false-breakdown',
    title: 'counts the reasons of false alerts by code, vehicle and camera (AR-112)',
    async run(harness) {
      const { rules, foreign } = harness;
      if (rules.falseBreakdown === undefined) return;
      const [one = '', other = ''] = await createAll(harness, [ruleNamed('A'), ruleNamed('B')]);
      const first = await harness.addVehicle('B 9001 KXT');
      const second = await harness.addVehicle('B 9002 KXT');
      const calm = await harness.addVehicle('B 9003 KXT');
      const dms = { ruleIds: [one], alertCode: DISTRACTED };
      await addAlerts(harness, { ...dms, vehicleId: first }, 5, ['Sun', 'Night', 'Sun']);
      await addAlerts(harness, { vehicleId: second, ruleIds: [one] }, 4, ['Sun']);
      await addAlerts(harness, { vehicleId: calm, ruleIds: [one] }, 2, []);
      await addAlerts(harness, { vehicleId: second, ruleIds: [other] }, 2, ['Night']);
      const found = await rules.falseBreakdown(one);
      const sun = (count: number) => ['Sun', count];
      checkSame(countsOf(found), [4, 11, [sun(3), ['Night', 1]]], 'all alerts of the rule');
      const byCamera = [3, 5, [sun(2), ['Night', 1]]];
      checkSame(
        found.codes.map((code) => [code.alertCode, ...countsOf(code)]),
        [
          [DISTRACTED, ...byCamera],
          [SPEED, 1, 6, [sun(1)]],
        ],
        'by code',
      );
      check(
        found.codes.every(({ descriptionIdn, descriptionEng }) => descriptionIdn && descriptionEng),
        'codes have descriptions in both languages',
      );
      checkSame(
        found.vehicles.map((vehicle) => [vehicle.licensePlate, ...countsOf(vehicle)]),
        [
          ['B 9001 KXT', ...byCamera],
          ['B 9002 KXT', 1, 4, [sun(1)]],
        ],
        'by vehicle, without those that have none',
      );
      checkSame(
        found.cameras.map((camera) => [camera.camera, ...countsOf(camera)]),
        [
          ['dms', ...byCamera],
          [null, 1, 6, [sun(1)]],
        ],
        'by camera',
      );
      const all = await rules.falseBreakdown(null);
      checkSame(countsOf(all), [5, 13, [sun(3), ['Night', 2]]], 'all rules');
      await checkRejects(rules.falseBreakdown('999999999'), 'notFound', 'an unknown rule');
      if (foreign.falseBreakdown === undefined) return;
      await checkRejects(foreign.falseBreakdown(one), 'notFound', 'a rule of another company');
      checkSame(countsOf(await foreign.falseBreakdown(null)), [0, 0, []], 'another company');
    },
  },
  {
    id: 'false-reasons',
    title: 'counts rare reasons together (AR-112)',
    async run(harness) {
      const { rules } = harness;
      if (rules.falseBreakdown === undefined) return;
      const [ruleId = ''] = await createAll(harness, [ruleNamed('A')]);
      const vehicleId = await harness.addVehicle('B 9001 KXT');
      const texts = ['a', 'b', 'c', 'd', 'e'].flatMap((reason) => [reason, reason]);
      const reasons = [...texts, 'f', 'g', 'h', ...times(3, 'z')];
      await addAlerts(harness, { vehicleId, ruleIds: [ruleId] }, reasons.length, reasons);
      const found = await rules.falseBreakdown(ruleId);
      checkSame(found.reasons.length, 7, 'six reasons, and the others');
      checkSame(found.reasons[0], { reason: 'z', total: 3 }, 'the most frequent first');
      checkSame(found.reasons.at(-1), { reason: null, total: 3 }, 'the others');
    },
  },
];
