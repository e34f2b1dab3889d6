import { setTimeout as wait } from 'node:timers/promises';
import type { Server } from './server.ts';

export interface IngestResult {
  readonly outcome: 'accepted' | 'duplicate' | 'ignored' | 'unknownDevice' | 'invalid';
  readonly rawAlertId?: string;
  readonly reason?: string;
}

/** Body of `POST /api/ingest/alerts`; all other fields are optional. */
export interface AlertInput {
  readonly imei: string;
  readonly alertCode: number;
  /** Epoch ms. Defaults to now. */
  readonly createdOn?: number;
  readonly [field: string]: unknown;
}

export interface Vehicle {
  readonly imei: string;
  readonly licensePlate: string;
}

export interface Ingest {
  /** Posts once. Rejects when the server cannot be reached or does not respond with 200. */
  post(path: string, body: unknown, type?: string): Promise<readonly IngestResult[]>;
  /** Posts an alert that must be accepted; returns its id. */
  alert(alert: AlertInput): Promise<string>;
  /** Posts an alert until the server has it, as a device does; accepts `duplicate`. Returns its id. */
  alertWithRetry(alert: AlertInput): Promise<string>;
  /** Registers a vehicle that no other test uses. */
  newVehicle(): Promise<Vehicle>;
  register(vehicles: readonly Vehicle[]): Promise<void>;
}

let vehicles = 0;

/** Generates an IMEI and a plate that the demo fleet does not have. */
function generateVehicle(): Vehicle {
  vehicles += 1;
  const worker = Number(process.env['TEST_WORKER_INDEX'] ?? '0');
  const number = worker * 1_000 + vehicles;
  return {
    imei: `99${String(number).padStart(13, '0')}`,
    licensePlate: `UJI ${String(number).padStart(4, '0')} T`,
  };
}

const RETRY_MS = 25;

export function createIngest({ origin, ingestKey }: Pick<Server, 'origin' | 'ingestKey'>): Ingest {
  const post: Ingest['post'] = async (path, body, type = 'application/json') => {
    const response = await fetch(`${origin}/api/ingest/${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${ingestKey}`, 'content-type': type },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
    if (response.status !== 200) {
      throw new Error(`POST ${path}: ${response.status} ${await response.text()}`);
    }
    const { results } = (await response.json()) as { results: IngestResult[] };
    return results;
  };

  const serialize = ({ createdOn, ...alert }: AlertInput): object => ({
    ...alert,
    createdOn: new Date(createdOn ?? Date.now()).toISOString(),
  });

  const idFrom = ([result]: readonly IngestResult[], allowed: readonly string[]): string => {
    if (result?.rawAlertId === undefined || !allowed.includes(result.outcome)) {
      throw new Error(`The alert was not accepted: ${JSON.stringify(result)}`);
    }
    return result.rawAlertId;
  };

  return {
    post,
    async alert(alert) {
      return idFrom(await post('alerts', serialize(alert)), ['accepted']);
    },
    async alertWithRetry(alert) {
      const body = serialize({ createdOn: Date.now(), ...alert });
      for (;;) {
        let results: readonly IngestResult[];
        try {
          results = await post('alerts', body);
        } catch {
          await wait(RETRY_MS);
          continue;
        }
        return idFrom(results, ['accepted', 'duplicate']);
      }
    },
    async newVehicle() {
      const vehicle = generateVehicle();
      await post('vehicles', [vehicle]);
      return vehicle;
    },
    async register(list) {
      await post('vehicles', list);
    },
  };
}
