import type { CompanyDriverScore } from '../../engine/company/company.ts';

/** The wire's names of driver score settings. */
const wireNames: Readonly<Record<keyof CompanyDriverScore, string>> = {
  base: 'dsBase',
  intervalType: 'dsIntervalType',
  initialInterval: 'dsInitialInterval',
  initialBonus: 'dsInitialBonus',
  interval: 'dsInterval',
  bonus: 'dsBonus',
  costBrake: 'dsCostBrake',
  costAccel: 'dsCostAccel',
  costOverspeed: 'dsCostOverspeed',
  costSharpturn: 'dsCostSharpturn',
  minScoreA: 'dsMinScoreA',
  minScoreB: 'dsMinScoreB',
  minScoreC: 'dsMinScoreC',
  minScoreD: 'dsMinScoreD',
};

const fields: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(wireNames).map(([field, wireName]) => [wireName, field]),
);

/** The field that the wire calls by this name. */
export const fieldOfWire = (wireName: string): string => fields[wireName] ?? wireName;

/** The wire's name of a field. */
export const wireOfField = (field: string): string =>
  Object.hasOwn(wireNames, field) ? wireNames[field as keyof CompanyDriverScore] : field;
