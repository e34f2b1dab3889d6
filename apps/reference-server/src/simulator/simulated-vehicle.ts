import type { PositionInput } from '../ingest/position-input.ts';
import { rounded, type Random } from './random.ts';
import type { Road, RoadPoint } from '../geo/road.ts';

type Phase = 'driving' | 'waiting' | 'parked';

/** Below the 95 km/h of the demo's rule for speed over time. */
const MAX_SPEED = 92;
/** Average interval between stops at lights and in queues, on town roads. */
const STOP_EVERY_SECONDS = 150;
const PARK_EVERY_SECONDS = 3600;
const TOWN_SPEED = 45;

/** A vehicle that drives back and forth on one road, waits in traffic, and parks at the ends. */
export class SimulatedVehicle {
  readonly imei: string;
  readonly companyId: number;
  readonly vehicleId: number;
  /** Whether its device has cameras, which decides which alerts it can send. */
  readonly hasCamera: boolean;
  readonly #road: Road;
  readonly #random: Random;
  #along: number;
  #forward: boolean;
  #phase: Phase;
  /** Remaining seconds of waiting or parking. */
  #left: number;
  /** km/h. */
  #speed = 0;
  /** km. */
  #odometer: number;

  constructor(
    device: Pick<SimulatedVehicle, 'imei' | 'companyId' | 'vehicleId' | 'hasCamera'>,
    road: Road,
    random: Random,
  ) {
    this.imei = device.imei;
    this.companyId = device.companyId;
    this.vehicleId = device.vehicleId;
    this.hasCamera = device.hasCamera;
    this.#road = road;
    this.#random = random;
    this.#along = random.between(0, road.length);
    this.#forward = random.chance(0.5);
    this.#phase = random.chance(0.8) ? 'driving' : 'parked';
    this.#left = this.#phase === 'parked' ? random.int(60, 1200) : 0;
    this.#speed = this.#phase === 'driving' ? road.speed : 0;
    this.#odometer = random.int(20_000, 380_000);
  }

  get isMoving(): boolean {
    return this.#phase === 'driving';
  }

  get place(): RoadPoint {
    return this.#road.pointAt(this.#along);
  }

  /** Advances the simulation by a number of seconds. */
  advance(seconds: number): void {
    if (this.#phase !== 'driving') {
      this.#left -= seconds;
      if (this.#left > 0) return;
      this.#phase = 'driving';
    }
    const targetSpeed = this.#road.speed * this.#random.between(0.75, 1.15);
    this.#speed = Math.min(MAX_SPEED, this.#speed + (targetSpeed - this.#speed) * 0.5);
    const metres = (this.#speed / 3.6) * seconds;
    this.#odometer += metres / 1000;
    this.#along += this.#forward ? metres : -metres;
    if (this.#along <= 0 || this.#along >= this.#road.length) {
      this.#along = Math.min(Math.max(this.#along, 0), this.#road.length);
      this.#forward = !this.#forward;
      this.#stop('parked', this.#random.int(180, 1500));
    } else if (this.#random.chance(seconds / PARK_EVERY_SECONDS)) {
      this.#stop('parked', this.#random.int(300, 1500));
    } else if (this.#road.speed < TOWN_SPEED && this.#random.chance(seconds / STOP_EVERY_SECONDS)) {
      this.#stop('waiting', this.#random.int(15, 90));
    }
  }

  #stop(phase: Phase, seconds: number): void {
    this.#phase = phase;
    this.#left = seconds;
    this.#speed = 0;
  }

  /** @param at Epoch ms. */
  report(at: number): PositionInput {
    const { longitude, latitude, course } = this.place;
    return {
      imei: this.imei,
      recordedOn: at,
      latitude: rounded(latitude, 6),
      longitude: rounded(longitude, 6),
      speed: rounded(this.#speed, 1),
      course: rounded(this.#forward ? course : (course + 180) % 360, 1),
      ignition: this.#phase !== 'parked',
      odometer: rounded(this.#odometer, 2),
    };
  }
}
