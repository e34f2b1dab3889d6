import type { SimulatedDriver } from '@pantau/core/contract';

/** Drivers of the demo's first company who do something else than answer; docs/demo.md lists them. */
const drivers: Readonly<Record<string, SimulatedDriver>> = {
  'D 8830 AEF': 'refuses',
  'B 9733 SYL': 'silent',
  'B 9260 FRZ': 'dropsTheLine',
  'B 9117 TEU': 'busy',
};

/** Whoever is called on this plate. Nobody is ever really called. */
export function demoDriver(licensePlate: string): SimulatedDriver {
  return drivers[licensePlate] ?? 'answers';
}
