/** The group of a code decides its cameras, its extras and how its value is shown. */
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

/** Names of the drawn icons; their paths are in `ui/icons`. */
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

/** Category under which a user finds a code. */
export interface AlertCategoryEntry {
  readonly alertCategoryId: AlertCategoryId;
  readonly categoryIdn: string;
  readonly categoryEng: string;
  readonly descriptionIdn: string;
  readonly descriptionEng: string;
  readonly icon: AlertIconName;
}

/** One line of the contract table code ↔ group ↔ Traccar alarm ↔ score category ↔ unit. */
export interface AlertCodeEntry {
  readonly alertCode: number;
  readonly group: AlertGroup;
  readonly categoryId: AlertCategoryId;
  readonly icon: AlertIconName;
  /** `null` when the alert has no measured value. */
  readonly unit: AlertUnit | null;
  readonly scoreCategory: ScoreCategory | null;
  /** Values of Traccar's `alarm` attribute that become this alert. */
  readonly traccarAlarms: readonly string[];
  /** Traccar event types, other than `alarm`, that become this alert. */
  readonly traccarEvents: readonly string[];
  readonly descriptionIdn: string;
  readonly descriptionEng: string;
  readonly shortDescriptionIdn: string;
  readonly shortDescriptionEng: string;
  readonly fullDescriptionIdn: string;
  readonly fullDescriptionEng: string;
  readonly enabledInRule: boolean;
  /** Limits between which a rule's threshold may lie, in `unit`. */
  readonly minThreshold: number | null;
  readonly maxThreshold: number | null;
}
