import type { DriverScoreSettings } from '@pantau/core/driver-score';
import { eq } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { companies } from '../db/schema.ts';
import { ApiError } from '../lib/api-error.ts';

const columns = {
  dsBase: companies.dsBase,
  dsIntervalType: companies.dsIntervalType,
  dsInitialInterval: companies.dsInitialInterval,
  dsInitialBonus: companies.dsInitialBonus,
  dsInterval: companies.dsInterval,
  dsBonus: companies.dsBonus,
  dsCostBrake: companies.dsCostBrake,
  dsCostAccel: companies.dsCostAccel,
  dsCostOverspeed: companies.dsCostOverspeed,
  dsCostSharpturn: companies.dsCostSharpturn,
  dsMinScoreA: companies.dsMinScoreA,
  dsMinScoreB: companies.dsMinScoreB,
  dsMinScoreC: companies.dsMinScoreC,
  dsMinScoreD: companies.dsMinScoreD,
};

/** The company's settings as the wire names them. */
export type WireSettings = Omit<
  Pick<typeof companies.$inferSelect, keyof typeof columns>,
  'dsIntervalType'
> & { readonly dsIntervalType: DriverScoreSettings['intervalType'] };

export async function readSettings(db: Queries, companyId: number): Promise<WireSettings> {
  const [row] = await db.select(columns).from(companies).where(eq(companies.id, companyId));
  if (row === undefined) throw new ApiError('NOT_FOUND', 'notFound');
  return { ...row, dsIntervalType: row.dsIntervalType === 'duration' ? 'duration' : 'distance' };
}

/** The settings as the formula takes them. */
export function settingsOfFormula(wire: WireSettings): DriverScoreSettings {
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
