import { grades, scoreCategories, type WireDriverScoreSettings } from '@pantau/core/driver-score';
import type { listScores } from '../driver-scores/list-scores.ts';
import type { WireDriverAlert } from '../driver-scores/list-driver-alerts.ts';
import type { readScore } from '../driver-scores/read-score.ts';
import type { WireCategory, WireScore } from '../driver-scores/wire-score.ts';
import { AlertCode } from './alert-types.ts';
import { builder } from './builder.ts';

type Scores = Awaited<ReturnType<typeof listScores>>;
type Aggregation = Scores['aggregation'];

export const CategoryEnum = builder.enumType('DriverScoreCategory', {
  values: scoreCategories as [(typeof scoreCategories)[number]],
});

const GradeEnum = builder.enumType('DriverScoreGrade', {
  values: grades as [(typeof grades)[number]],
});

export const IntervalTypeEnum = builder.enumType('DriverScoreIntervalType', {
  values: ['distance', 'duration'] as const,
});

const ScoreDriver = builder.objectRef<WireScore['driver']>('DriverScoreDriver').implement({
  fields: (t) => ({
    fullname: t.exposeString('fullname'),
    userId: t.exposeID('userId', { nullable: true }),
    isActive: t.exposeBoolean('isActive'),
    photograph: t.exposeString('photograph', { nullable: true }),
    phoneNo: t.exposeString('phoneNo', { nullable: true }),
  }),
});

const CategoryTotal = builder.objectRef<WireCategory>('DriverScoreCategoryTotal').implement({
  fields: (t) => ({
    total: t.exposeInt('total'),
    reportedCost: t.exposeFloat('reportedCost'),
    score: t.exposeFloat('score', { nullable: true }),
  }),
});

const FalseAlerts = builder
  .objectRef<WireScore['excludedFalseAlerts']>('ExcludedFalseAlerts')
  .implement({
    fields: (t) => ({ total: t.exposeInt('total'), points: t.exposeFloat('points') }),
  });

export const DriverScore = builder.objectRef<WireScore>('DriverScore').implement({
  fields: (t) => ({
    driverId: t.exposeID('driverId'),
    driver: t.expose('driver', { type: ScoreDriver }),
    totalAlert: t.exposeInt('totalAlert'),
    harshAccel: t.expose('harshAccel', { type: CategoryTotal }),
    harshBrake: t.expose('harshBrake', { type: CategoryTotal }),
    sharpturn: t.expose('sharpturn', { type: CategoryTotal }),
    overspeed: t.expose('overspeed', { type: CategoryTotal }),
    exceededParkingTime: t.expose('exceededParkingTime', { type: CategoryTotal }),
    exceededIdleTime: t.expose('exceededIdleTime', { type: CategoryTotal }),
    yawn: t.expose('yawn', { type: CategoryTotal }),
    distraction: t.expose('distraction', { type: CategoryTotal }),
    smoking: t.expose('smoking', { type: CategoryTotal }),
    phoneCalling: t.expose('phoneCalling', { type: CategoryTotal }),
    eyeClosed: t.expose('eyeClosed', { type: CategoryTotal }),
    missingFace: t.expose('missingFace', { type: CategoryTotal }),
    finalGrade: t.expose('finalGrade', { type: GradeEnum, nullable: true }),
    totalDriven: t.exposeFloat('totalDriven'),
    drivingHours: t.exposeFloat('drivingHours'),
    score: t.exposeFloat('score', { nullable: true }),
    lastSync: t.expose('lastSync', { type: 'DateTime', nullable: true }),
    excludedFalseAlerts: t.expose('excludedFalseAlerts', { type: FalseAlerts }),
  }),
});

const GradeTotal = builder
  .objectRef<Aggregation['grades'][number]>('DriverScoreGradeTotal')
  .implement({
    fields: (t) => ({ grade: t.expose('grade', { type: GradeEnum }), total: t.exposeInt('total') }),
  });

const DriverName = builder
  .objectRef<{ readonly fullname: string }>('RankedDriverName')
  .implement({ fields: (t) => ({ fullname: t.exposeString('fullname') }) });

const RankedDriver = builder
  .objectRef<Aggregation['top10Drivers'][number]>('RankedDriver')
  .implement({
    fields: (t) => ({
      driverId: t.exposeID('driverId'),
      driver: t.expose('driver', { type: DriverName }),
      finalGrade: t.expose('finalGrade', { type: GradeEnum }),
      score: t.exposeFloat('score'),
    }),
  });

const TrendPeriod = builder
  .objectRef<Aggregation['trend'][number]>('DriverScoreTrendPeriod')
  .implement({
    fields: (t) => ({
      startDate: t.exposeString('startDate'),
      endDate: t.exposeString('endDate'),
      averageScore: t.exposeFloat('averageScore', { nullable: true }),
      totalDriver: t.exposeInt('totalDriver'),
    }),
  });

export const AggregationType = builder.objectRef<Aggregation>('DriverScoreAggregation').implement({
  fields: (t) => ({
    averageScore: t.exposeFloat('averageScore', { nullable: true }),
    averageFinalGrade: t.expose('averageFinalGrade', { type: GradeEnum, nullable: true }),
    totalDriver: t.exposeInt('totalDriver'),
    totalWithoutScore: t.exposeInt('totalWithoutScore'),
    grades: t.expose('grades', { type: [GradeTotal] }),
    lowest10Drivers: t.expose('lowest10Drivers', { type: [RankedDriver] }),
    top10Drivers: t.expose('top10Drivers', { type: [RankedDriver] }),
    trend: t.expose('trend', { type: [TrendPeriod] }),
  }),
});

export const SettingsType = builder
  .objectRef<WireDriverScoreSettings>('DriverScoreSettings')
  .implement({
    fields: (t) => ({
      dsBase: t.exposeFloat('dsBase'),
      dsIntervalType: t.expose('dsIntervalType', { type: IntervalTypeEnum }),
      dsInitialInterval: t.exposeFloat('dsInitialInterval'),
      dsInitialBonus: t.exposeFloat('dsInitialBonus'),
      dsInterval: t.exposeFloat('dsInterval'),
      dsBonus: t.exposeFloat('dsBonus'),
      dsCostBrake: t.exposeFloat('dsCostBrake'),
      dsCostAccel: t.exposeFloat('dsCostAccel'),
      dsCostOverspeed: t.exposeFloat('dsCostOverspeed'),
      dsCostSharpturn: t.exposeFloat('dsCostSharpturn'),
      dsMinScoreA: t.exposeFloat('dsMinScoreA'),
      dsMinScoreB: t.exposeFloat('dsMinScoreB'),
      dsMinScoreC: t.exposeFloat('dsMinScoreC'),
      dsMinScoreD: t.exposeFloat('dsMinScoreD'),
    }),
  });

export const HistoryEntry = builder
  .objectRef<Awaited<ReturnType<typeof readScore>>['history'][number]>('DriverScoreHistoryEntry')
  .implement({
    fields: (t) => ({
      startDate: t.exposeString('startDate'),
      endDate: t.exposeString('endDate'),
      score: t.exposeFloat('score', { nullable: true }),
      finalGrade: t.expose('finalGrade', { type: GradeEnum, nullable: true }),
    }),
  });

const AlertVehicle = builder
  .objectRef<{ readonly licensePlate: string }>('DriverScoreAlertVehicle')
  .implement({ fields: (t) => ({ licensePlate: t.exposeString('licensePlate') }) });

export const AlertDetail = builder.objectRef<WireDriverAlert>('AlertDetailDriverScore').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    rawAlertId: t.exposeID('rawAlertId'),
    createdOn: t.expose('createdOn', { type: 'DateTime' }),
    vehicleId: t.exposeID('vehicleId', { nullable: true }),
    alertCode: t.exposeInt('alertCode'),
    driverId: t.exposeID('driverId'),
    alertFlag: t.exposeString('alertFlag', { nullable: true }),
    alertData: t.exposeString('alertData', { nullable: true }),
    latitude: t.exposeFloat('latitude', { nullable: true }),
    longitude: t.exposeFloat('longitude', { nullable: true }),
    alertTrigger: t.exposeFloat('alertTrigger', { nullable: true }),
    threshold: t.exposeFloat('threshold', { nullable: true }),
    formattedAlertData: t.exposeString('formattedAlertData', { nullable: true }),
    cost: t.exposeFloat('cost', { nullable: true }),
    address: t.exposeString('address', { nullable: true }),
    vehicle: t.expose('vehicle', { type: AlertVehicle, nullable: true }),
    driver: t.expose('driver', { type: DriverName }),
    alert: t.expose('alert', { type: AlertCode }),
    isRead: t.exposeBoolean('isRead'),
    isFalseAlert: t.exposeBoolean('isFalseAlert'),
    category: t.expose('category', { type: CategoryEnum }),
    points: t.exposeFloat('points', { nullable: true }),
  }),
});
