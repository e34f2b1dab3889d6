import type { FalseBreakdown, FalseShares } from '../../engine/rules/false-alerts.ts';
import { type Faults, type Spoil, withCalls } from './spoil.test.setup.ts';

const missing = (): never => {
  throw new Error('The source counts no false alerts');
};

const withShares = (change: (found: FalseShares) => FalseShares): Spoil =>
  withCalls(({ falseShares = missing }) => ({
    falseShares: async (signal) => change(await falseShares(signal)),
  }));

const withBreakdown = (change: (found: FalseBreakdown) => FalseBreakdown): Spoil =>
  withCalls(({ falseBreakdown = missing }) => ({
    falseBreakdown: async (ruleId, signal) => change(await falseBreakdown(ruleId, signal)),
  }));

export const falseAlertFaults: Faults = {
  'false-shares': [
    ['no rule is listed', withShares((found) => ({ ...found, rules: [] }))],
    [
      'the lowest share comes first',
      withShares((found) => ({ ...found, rules: found.rules.toReversed() })),
    ],
    [
      'a rule at the limit is left out',
      withShares((found) => ({ ...found, rules: found.rules.slice(0, 1) })),
    ],
    [
      'false alerts are left out of the total',
      withShares((found) => ({
        ...found,
        rules: found.rules.map((rule) => ({ ...rule, total: rule.total - rule.falseAlerts })),
      })),
    ],
    ['the limit is left out', withShares((found) => ({ ...found, limit: null }))],
    [
      'another company has the rules',
      (sources) => ({
        foreign: { ...sources.foreign, falseShares: sources.rules.falseShares ?? missing },
      }),
    ],
  ],
  'false-breakdown': [
    [
      'the alerts of all rules count',
      withCalls(({ falseBreakdown = missing }) => ({
        falseBreakdown: (_, signal) => falseBreakdown(null, signal),
      })),
    ],
    [
      'the calmest vehicle comes first',
      withBreakdown((found) => ({ ...found, vehicles: found.vehicles.toReversed() })),
    ],
    ['codes are left out', withBreakdown((found) => ({ ...found, codes: [] }))],
    [
      'every alert is of a camera',
      withBreakdown((found) => ({
        ...found,
        cameras: found.cameras.map((camera) => ({ ...camera, camera: 'dms' as const })),
      })),
    ],
    [
      'reasons are those of all vehicles',
      withBreakdown((found) => ({
        ...found,
        vehicles: found.vehicles.map((vehicle) => ({ ...vehicle, reasons: found.reasons })),
      })),
    ],
    [
      'another company has the alerts',
      ({ foreign, rules }) => ({
        foreign: { ...foreign, falseBreakdown: rules.falseBreakdown ?? missing },
      }),
    ],
  ],
  'false-reasons': [
    [
      'other reasons are left out',
      withBreakdown((found) => ({
        ...found,
        reasons: found.reasons.filter(({ reason }) => reason !== null),
      })),
    ],
    [
      'other reasons come first',
      withBreakdown((found) => ({ ...found, reasons: found.reasons.toReversed() })),
    ],
  ],
};
