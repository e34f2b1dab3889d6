import { presetReasons } from '@pantau/core/contract';
import type { MemoryAlert } from '../adapters/memory/memory-world.ts';
import type { MemoryRuleSourceOptions } from '../adapters/memory/memory-rule-source.ts';
import { createStorySources, nightRule, storyNow, storyRules, storyWorld } from './story-world.ts';

const HOUR_MS = 3_600_000;
/** Driver distracted, seen by the driver's camera. */
const DISTRACTED = 52;

/** The night rule, which is the newest of the story, and a rule about distraction at its side. */
const cameraRule = { ...nightRule, label: 'Pengemudi teralihkan', alertCode: DISTRACTED };
const plain = { minThreshold: null, minDuration: null, count: null, schedule: null, place: null };
const rules = [...storyRules.slice(0, -1), { ...cameraRule, ...plain }, nightRule];
const nightId = `1-rule-${rules.length}`;
const cameraId = `1-rule-${rules.length - 1}`;

const reasons = [
  presetReasons.wrongDetection,
  'Kecepatan GPS melonjak',
  presetReasons.wrongDetection,
  presetReasons.notValid,
];

/** Alerts of a rule, spread over six days; the first ones are false. */
const alertsOf = (
  ruleId: string,
  alertCode: number,
  total: number,
  falseAlerts: number,
): readonly MemoryAlert[] =>
  Array.from({ length: total }, (_, index) => ({
    vehicleId: `v${1 + ((index * index) % 7)}`,
    alertCode,
    createdOn: storyNow - (index % 140) * HOUR_MS,
    value: 90,
    duration: 60,
    ruleIds: [ruleId],
    ...(index < falseAlerts && { falseReason: reasons[index % reasons.length] }),
  }));

/** Sources in which two rules are false too often. */
export const createFalseAlertSources = (options: Partial<MemoryRuleSourceOptions> = {}) =>
  createStorySources({
    rules,
    world: {
      ...storyWorld,
      alerts: [...alertsOf(nightId, 8, 50, 31), ...alertsOf(cameraId, DISTRACTED, 12, 12)],
    },
    ...options,
  });
