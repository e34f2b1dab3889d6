/** The latest position of a vehicle, as delivered live. */
export interface LivePosition {
  readonly vehicleId: number;
  /**
   * Shared with the company by a partner: delivered only to subscriptions that include shared
   * vehicles.
   */
  readonly isShared: boolean;
  /** Degrees, WGS 84. */
  readonly latitude: number;
  readonly longitude: number;
  /** km/h */
  readonly speed: number | null;
  /** Degrees clockwise from north. */
  readonly course: number | null;
  readonly ignition: boolean | null;
  /** km */
  readonly odometer: number | null;
  readonly recordedOn: Date;
}

/** Publishes changes to the live feed. Never throws and never blocks. */
export interface LivePublisher {
  /** Call after committing a transaction that took numbers of the company's sequence. */
  changed(companyId: number): void;
  /** Delivered at most once a second per vehicle; the newest position wins. */
  position(companyId: number, position: LivePosition): void;
}
