/** What is known around an alert: its vehicle's device, its way, and the places it names. */

export interface Device {
  readonly imei: string;
  /** As the fleet names them: `bsj`, `vss-howen`. Null: not told. */
  readonly deviceType: string | null;
  /** The one that stands for the vehicle. */
  readonly isMain: boolean;
}

export interface DeviceReport {
  /** Of the main device, by the server's clock, epoch ms; null: never. */
  readonly lastReportOn: number | null;
  readonly devices: readonly Device[];
}

/** One position on the way of a vehicle. */
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

/** A circle, or a polygon whose first corner is not repeated at its end. */
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
