import type { WireAlert, WireUser } from '../alerts/wire-alert.ts';
import { builder } from './builder.ts';

type Present<T> = NonNullable<T>;

export const AlertActionTypeEnum = builder.enumType('AlertActionType', {
  values: ['Read', 'FalseAlert', 'Feedback', 'Resolve'] as const,
});

export const ActingUser = builder.objectRef<WireUser>('ActingUser').implement({
  fields: (t) => ({ userId: t.exposeID('userId'), fullname: t.exposeString('fullname') }),
});

const UserFeedback = builder
  .objectRef<Present<WireAlert['lastUserFeedback']>>('UserFeedback')
  .implement({
    fields: (t) => ({
      feedback: t.exposeString('feedback'),
      createdOn: t.expose('createdOn', { type: 'DateTime' }),
      user: t.expose('user', { type: ActingUser, nullable: true }),
    }),
  });

const UserLog = builder.objectRef<WireAlert['userLogs'][number]>('UserLog').implement({
  fields: (t) => ({
    typeField: t.expose('typeField', { type: AlertActionTypeEnum }),
    data: t.exposeString('data', { nullable: true }),
    createdOn: t.expose('createdOn', { type: 'DateTime' }),
    user: t.expose('user', { type: ActingUser, nullable: true }),
  }),
});

const AlertOwnerChange = builder
  .objectRef<WireAlert['ownerLog'][number]>('AlertOwnerChange')
  .implement({
    fields: (t) => ({
      owner: t.expose('owner', { type: ActingUser, nullable: true }),
      createdOn: t.expose('createdOn', { type: 'DateTime' }),
      user: t.expose('user', { type: ActingUser, nullable: true }),
    }),
  });

const AlertCategory = builder
  .objectRef<WireAlert['alert']['alertCategories'][number]>('AlertCategory')
  .implement({
    fields: (t) => ({
      alertCategoryId: t.exposeID('alertCategoryId'),
      categoryIdn: t.exposeString('categoryIdn'),
      categoryEng: t.exposeString('categoryEng'),
      descriptionIdn: t.exposeString('descriptionIdn'),
      descriptionEng: t.exposeString('descriptionEng'),
      icon_url: t.exposeString('icon_url'),
    }),
  });

export const AlertCode = builder.objectRef<WireAlert['alert']>('AlertCode').implement({
  fields: (t) => ({
    alertCode: t.exposeInt('alertCode'),
    descriptionIdn: t.exposeString('descriptionIdn'),
    descriptionEng: t.exposeString('descriptionEng'),
    shortDescriptionIdn: t.exposeString('shortDescriptionIdn'),
    shortDescriptionEng: t.exposeString('shortDescriptionEng'),
    fullDescriptionIdn: t.exposeString('fullDescriptionIdn'),
    fullDescriptionEng: t.exposeString('fullDescriptionEng'),
    iconUrl: t.exposeString('iconUrl'),
    enabledInRule: t.exposeBoolean('enabledInRule'),
    minThreshold: t.exposeFloat('minThreshold', { nullable: true }),
    maxThreshold: t.exposeFloat('maxThreshold', { nullable: true }),
    alertCategories: t.expose('alertCategories', { type: [AlertCategory] }),
  }),
});

const AlertDevice = builder
  .objectRef<Present<WireAlert['vehicle']['device']>>('AlertDevice')
  .implement({
    fields: (t) => ({
      phoneNo: t.exposeString('phoneNo', { nullable: true }),
      deviceCode: t.exposeString('deviceCode', { nullable: true }),
    }),
  });

export const AlertVehicleType = builder
  .objectRef<WireAlert['vehicle']['vehicleType']>('AlertVehicleType')
  .implement({
    fields: (t) => ({ category: t.exposeString('category'), icon: t.exposeString('icon') }),
  });

const AlertVehicle = builder.objectRef<WireAlert['vehicle']>('AlertVehicle').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    licensePlate: t.exposeString('licensePlate'),
    imei: t.exposeString('imei', { nullable: true }),
    device: t.expose('device', { type: AlertDevice, nullable: true }),
    vehicleType: t.expose('vehicleType', { type: AlertVehicleType, nullable: true }),
  }),
});

export const AlertDriver = builder
  .objectRef<Present<WireAlert['driver']>>('AlertDriver')
  .implement({
    fields: (t) => ({ driverId: t.exposeID('driverId'), fullname: t.exposeString('fullname') }),
  });

const AlertGeofence = builder.objectRef<WireAlert['geofences'][number]>('AlertGeofence').implement({
  fields: (t) => ({
    geofenceId: t.exposeID('geofenceId'),
    fenceName: t.exposeString('fenceName'),
  }),
});

const AdditionalData = builder
  .objectRef<WireAlert['additionalData']>('RawAlertAdditionalData')
  .implement({
    fields: (t) => ({
      downloadVideoStatus: t.exposeString('downloadVideoStatus', { nullable: true }),
    }),
  });

type FleetOrderData = Present<WireAlert['foData']>;

export const FleetOrderDetail = builder
  .objectRef<Present<FleetOrderData['detail']>>('FleetOrderDetail')
  .implement({
    fields: (t) => ({
      location: t.exposeString('location', { nullable: true }),
      total_fo_duration: t.exposeInt('total_fo_duration', { nullable: true }),
      target_time: t.expose('target_time', { type: 'DateTime', nullable: true }),
      actual_time: t.expose('actual_time', { type: 'DateTime', nullable: true }),
      point_location_name: t.exposeString('point_location_name', { nullable: true }),
      point_in_km: t.exposeFloat('point_in_km', { nullable: true }),
      estimated_target_time: t.expose('estimated_target_time', {
        type: 'DateTime',
        nullable: true,
      }),
      planned_activities_duration: t.exposeInt('planned_activities_duration', { nullable: true }),
    }),
  });

const FleetOrderDataType = builder.objectRef<FleetOrderData>('FleetOrderData').implement({
  fields: (t) => ({ detail: t.expose('detail', { type: FleetOrderDetail, nullable: true }) }),
});

const CallState = builder.objectRef<WireAlert['callState']>('CallState').implement({
  fields: (t) => ({
    isHaveVoip: t.exposeBoolean('isHaveVoip'),
    deviceType: t.exposeString('deviceType', { nullable: true }),
    imeiVoip: t.exposeString('imeiVoip', { nullable: true }),
    vehicleIdVoip: t.exposeID('vehicleIdVoip', { nullable: true }),
  }),
});

export const RawAlert = builder.objectRef<WireAlert>('RawAlert').implement({
  fields: (t) => ({
    rawAlertId: t.exposeID('rawAlertId'),
    id: t.exposeString('id'),
    createdOn: t.expose('createdOn', { type: 'DateTime' }),
    receivedOn: t.expose('receivedOn', { type: 'DateTime' }),
    seq: t.exposeInt('seq'),
    vehicleId: t.exposeID('vehicleId'),
    childVehicleId: t.exposeID('childVehicleId', { nullable: true }),
    alertCode: t.exposeInt('alertCode'),
    alertRuleIds: t.exposeIDList('alertRuleIds'),
    alertData: t.exposeString('alertData', { nullable: true }),
    alertFlag: t.exposeString('alertFlag', { nullable: true }),
    alertTrigger: t.exposeFloat('alertTrigger', { nullable: true }),
    threshold: t.exposeFloat('threshold', { nullable: true }),
    durationSeconds: t.exposeInt('durationSeconds', { nullable: true }),
    formattedAlertData: t.exposeString('formattedAlertData', { nullable: true }),
    cost: t.exposeFloat('cost', { nullable: true }),
    alert: t.expose('alert', { type: AlertCode }),
    vehicle: t.expose('vehicle', { type: AlertVehicle }),
    driver: t.expose('driver', { type: AlertDriver, nullable: true }),
    latitude: t.exposeFloat('latitude', { nullable: true }),
    longitude: t.exposeFloat('longitude', { nullable: true }),
    geofences: t.expose('geofences', { type: [AlertGeofence] }),
    additionalData: t.expose('additionalData', { type: AdditionalData, nullable: true }),
    shouldHaveMedia: t.exposeBoolean('shouldHaveMedia'),
    isRead: t.exposeBoolean('isRead'),
    readOn: t.expose('readOn', { type: 'DateTime', nullable: true }),
    isResolved: t.exposeBoolean('isResolved'),
    resolvedOn: t.expose('resolvedOn', { type: 'DateTime', nullable: true }),
    resolvedBy: t.exposeID('resolvedBy', { nullable: true }),
    resolver: t.expose('resolver', { type: ActingUser, nullable: true }),
    isFalseAlert: t.exposeBoolean('isFalseAlert'),
    isUrgent: t.exposeBoolean('isUrgent'),
    isImportant: t.exposeBoolean('isImportant'),
    lastUserFeedback: t.expose('lastUserFeedback', { type: UserFeedback, nullable: true }),
    userLogs: t.expose('userLogs', { type: [UserLog] }),
    owner: t.expose('owner', { type: ActingUser, nullable: true }),
    ownerLog: t.expose('ownerLog', { type: [AlertOwnerChange] }),
    sourceDeviceCategory: t.exposeString('sourceDeviceCategory', { nullable: true }),
    sourceDeviceType: t.exposeString('sourceDeviceType', { nullable: true }),
    callState: t.expose('callState', { type: CallState, nullable: true }),
    address: t.exposeString('address', { nullable: true }),
    mapUrl: t.exposeString('mapUrl', { nullable: true }),
    foNumber: t.exposeString('foNumber', { nullable: true }),
    foId: t.exposeID('foId', { nullable: true }),
    logId: t.exposeID('logId', { nullable: true }),
    foData: t.expose('foData', { type: FleetOrderDataType, nullable: true }),
  }),
});
