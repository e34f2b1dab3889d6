/** The group of a code determines its cameras, its additional fields and how its value is shown. */
export type AlertGroup =
  'value' | 'driving' | 'dms' | 'adas' | 'fleetOrder' | 'safety' | 'device' | 'geofence';

/** Unit of `alertTrigger` and `threshold`. `s` is shown as a duration. */
export type AlertUnit = 'km/h' | '%' | 's' | '°C';

/** Keys of a driver's score. */
export type ScoreCategory =
  | 'harshAccel'
  | 'harshBrake'
  | 'sharpturn'
  | 'overspeed'
  | 'exceededParkingTime'
  | 'exceededIdleTime'
  | 'yawn'
  | 'distraction'
  | 'smoking'
  | 'phoneCalling'
  | 'eyeClosed'
  | 'missingFace';

/** Icons of alert codes and categories. Their paths are in `ui/icons`. */
export type AlertIconName =
  | 'speed'
  | 'fuelRise'
  | 'fuelDrop'
  | 'fuelLeak'
  | 'idle'
  | 'parking'
  | 'temperature'
  | 'drivingTime'
  | 'eyeClosed'
  | 'distraction'
  | 'yawn'
  | 'smoking'
  | 'phoneCalling'
  | 'missingFace'
  | 'seatbelt'
  | 'cameraCovered'
  | 'forwardCollision'
  | 'laneDeparture'
  | 'headway'
  | 'pedestrian'
  | 'rollingStop'
  | 'harshAccel'
  | 'harshBrake'
  | 'sharpTurn'
  | 'fatigue'
  | 'sos'
  | 'powerCut'
  | 'lowBattery'
  | 'door'
  | 'tampering'
  | 'accident'
  | 'geofenceEnter'
  | 'geofenceExit'
  | 'deviceOffline'
  | 'maintenance'
  | 'orderAssigned'
  | 'orderLate'
  | 'orderOffRoute'
  | 'orderStop'
  | 'orderDone'
  | 'generic';

export type AlertCategoryId =
  'driver' | 'driving' | 'road' | 'fuel' | 'cargo' | 'operation' | 'order' | 'safety' | 'device';

/** The category that lists a code. */
export interface AlertCategoryEntry {
  readonly alertCategoryId: AlertCategoryId;
  readonly categoryIdn: string;
  readonly categoryEng: string;
  readonly descriptionIdn: string;
  readonly descriptionEng: string;
  readonly icon: AlertIconName;
}

/** A row of the contract table code ↔ group ↔ Traccar alarm ↔ score category ↔ unit. */
export interface AlertCodeEntry {
  readonly alertCode: number;
  readonly group: AlertGroup;
  readonly categoryId: AlertCategoryId;
  readonly icon: AlertIconName;
  /** `null` when the alert has no measured value. */
  readonly unit: AlertUnit | null;
  readonly scoreCategory: ScoreCategory | null;
  /** Values of Traccar's `alarm` attribute that map to this alert. */
  readonly traccarAlarms: readonly string[];
  /** Traccar event types, other than `alarm`, that map to this alert. */
  readonly traccarEvents: readonly string[];
  readonly descriptionIdn: string;
  readonly descriptionEng: string;
  readonly shortDescriptionIdn: string;
  readonly shortDescriptionEng: string;
  readonly fullDescriptionIdn: string;
  readonly fullDescriptionEng: string;
  readonly enabledInRule: boolean;
  /** Permitted thresholds of an alert rule, in `unit`. */
  readonly minThreshold: number | null;
  readonly maxThreshold: number | null;
}
