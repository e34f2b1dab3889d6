import { setTimeout as wait } from 'node:timers/promises';
import type { Server } from './server.ts';

export interface IngestResult {
  readonly outcome: 'accepted' | 'duplicate' | 'ignored' | 'unknownDevice' | 'invalid';
  readonly rawAlertId?: string;
  readonly reason?: string;
}

/** One alert of `POST /api/ingest/alerts`; the rest of its fields is optional there. */
export interface OwnAlert {
  readonly imei: string;
  readonly alertCode: number;
  /** Epoch ms; now when left out. */
  readonly createdOn?: number;
  readonly [field: string]: unknown;
}

export interface Vehicle {
  readonly imei: string;
  readonly licensePlate: string;
}

export interface Ingest {
  /** Posts once. Rejects when the server is away or answers anything but 200. */
  post(path: string, body: unknown, type?: string): Promise<readonly IngestResult[]>;
  /** Posts one alert that must be accepted; gives its id. */
  alert(alert: OwnAlert): Promise<string>;
  /** As a device does: again and again until the server has it, `duplicate` included. Gives its id. */
  alertUntilTaken(alert: OwnAlert): Promise<string>;
  /** Registers a vehicle that no other test has. */
  newVehicle(): Promise<Vehicle>;
  register(vehicles: readonly Vehicle[]): Promise<void>;
}

let vehicles = 0;

/** IMEIs and plates that the demo fleet does not have. */
function inventVehicle(): Vehicle {
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

  const written = ({ createdOn, ...alert }: OwnAlert): object => ({
    ...alert,
    createdOn: new Date(createdOn ?? Date.now()).toISOString(),
  });

  const idOf = ([result]: readonly IngestResult[], allowed: readonly string[]): string => {
    if (result?.rawAlertId === undefined || !allowed.includes(result.outcome)) {
      throw new Error(`The alert was not taken: ${JSON.stringify(result)}`);
    }
    return result.rawAlertId;
  };

  return {
    post,
    async alert(alert) {
      return idOf(await post('alerts', written(alert)), ['accepted']);
    },
    async alertUntilTaken(alert) {
      const body = written({ createdOn: Date.now(), ...alert });
      for (;;) {
        let results: readonly IngestResult[];
        try {
          results = await post('alerts', body);
        } catch {
          await wait(RETRY_MS);
          continue;
        }
        return idOf(results, ['accepted', 'duplicate']);
      }
    },
    async newVehicle() {
      const vehicle = inventVehicle();
      await post('vehicles', [vehicle]);
      return vehicle;
    },
    async register(list) {
      await post('vehicles', list);
    },
  };
}
