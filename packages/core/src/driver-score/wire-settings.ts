import type { DriverScoreSettings } from './driver-score.ts';

/** The company's settings for driver scores under their names in the contract (`DriverScoreSettings` in schema.graphql). */
export interface WireDriverScoreSettings {
  readonly dsBase: number;
  readonly dsIntervalType: DriverScoreSettings['intervalType'];
  readonly dsInitialInterval: number;
  readonly dsInitialBonus: number;
  readonly dsInterval: number;
  readonly dsBonus: number;
  readonly dsCostBrake: number;
  readonly dsCostAccel: number;
  readonly dsCostOverspeed: number;
  readonly dsCostSharpturn: number;
  readonly dsMinScoreA: number;
  readonly dsMinScoreB: number;
  readonly dsMinScoreC: number;
  readonly dsMinScoreD: number;
}

/** The settings as the formula takes them. */
export function driverScoreSettingsOf(wire: WireDriverScoreSettings): DriverScoreSettings {
  return {
    base: wire.dsBase,
    intervalType: wire.dsIntervalType,
    initialInterval: wire.dsInitialInterval,
    initialBonus: wire.dsInitialBonus,
    interval: wire.dsInterval,
    bonus: wire.dsBonus,
    costs: {
      harshBrake: wire.dsCostBrake,
      harshAccel: wire.dsCostAccel,
      overspeed: wire.dsCostOverspeed,
      sharpturn: wire.dsCostSharpturn,
    },
    minimumScores: {
      A: wire.dsMinScoreA,
      B: wire.dsMinScoreB,
      C: wire.dsMinScoreC,
      D: wire.dsMinScoreD,
    },
  };
}
