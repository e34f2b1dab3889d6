import type { WireDriverScoreSettings } from '@pantau/core/driver-score';
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

/** The company’s settings for driver scores. @throws ApiError `NOT_FOUND` */
export async function readSettings(
  db: Queries,
  companyId: number,
): Promise<WireDriverScoreSettings> {
  const [row] = await db.select(columns).from(companies).where(eq(companies.id, companyId));
  if (row === undefined) throw new ApiError('NOT_FOUND', 'notFound');
  return { ...row, dsIntervalType: row.dsIntervalType === 'duration' ? 'duration' : 'distance' };
}
