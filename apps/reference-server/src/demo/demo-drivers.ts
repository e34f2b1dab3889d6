import type { SimulatedDriver } from '@pantau/core/contract';

/** Drivers of the first demo company that do not simply answer; docs/demo.md lists them. */
const drivers: Readonly<Record<string, SimulatedDriver>> = {
  'D 8830 AEF': 'refuses',
  'B 9733 SYL': 'silent',
  'B 9260 FRZ': 'losesConnection',
  'B 9117 TEU': 'busy',
};

/** How the driver of a vehicle reacts to a call. No number is ever dialled. */
export function demoDriver(licensePlate: string): SimulatedDriver {
  return drivers[licensePlate] ?? 'answers';
}
