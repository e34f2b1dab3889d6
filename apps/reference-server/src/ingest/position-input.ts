/** A parsed position, independent of the format it was sent in. */
export interface PositionInput {
  readonly imei: string;
  /** Epoch ms. */
  readonly recordedOn: number;
  /** Degrees, WGS 84. */
  readonly latitude: number;
  readonly longitude: number;
  /** km/h. */
  readonly speed: number | null;
  /** Degrees clockwise from north. */
  readonly course: number | null;
  readonly ignition: boolean | null;
  /** km. */
  readonly odometer: number | null;
}
