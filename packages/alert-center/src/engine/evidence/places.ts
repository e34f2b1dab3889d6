/** Data around an alert: devices and positions of its vehicle, and geofences. */

/** A tracker or camera device of a vehicle. */
export interface VehicleDevice {
  readonly imei: string;
  /** The fleet's name of the type, such as `bsj` or `vss-howen`; `null` when unknown. */
  readonly deviceType: string | null;
  /** Whether this is the vehicle's main device. */
  readonly isMain: boolean;
}

export interface DeviceReport {
  /** When the main device last reported, epoch ms of the server clock; `null` for never. */
  readonly lastReportOn: number | null;
  readonly devices: readonly VehicleDevice[];
}

/** One position of a vehicle. */
export interface TrackPoint {
  readonly latitude: number;
  readonly longitude: number;
  /** km/h */
  readonly speed: number | null;
  /** Degrees clockwise from north. */
  readonly course: number | null;
  /** Epoch ms. */
  readonly recordedOn: number;
}

/** A circle, or a polygon whose ring does not repeat its first corner. */
export type GeofenceOutline = { readonly geofenceId: string; readonly fenceName: string } & (
  | {
      readonly shape: 'circle';
      readonly center: { readonly latitude: number; readonly longitude: number };
      /** Metres. */
      readonly radius: number;
    }
  | {
      readonly shape: 'polygon';
      readonly ring: readonly { readonly latitude: number; readonly longitude: number }[];
    }
);
