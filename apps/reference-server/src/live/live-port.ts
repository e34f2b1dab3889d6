/** The latest position of a vehicle, as it goes out live. */
export interface LivePosition {
  readonly vehicleId: number;
  /** Shared into the company by a partner: heard only by those who asked for shared vehicles. */
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

/** How the rest of the server tells the live feed what happened. Never throws, never waits. */
export interface LivePublisher {
  /** Call after the commit of whatever took numbers of the company's sequence. */
  changed(companyId: number): void;
  /** At most one a second for each vehicle goes out; the newest wins. */
  position(companyId: number, position: LivePosition): void;
}
