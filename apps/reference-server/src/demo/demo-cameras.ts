import { demoCompanies, type DemoCompany } from './demo-companies.ts';
import type { CameraKind } from '../cameras/simulated-cameras.ts';

/** Covers every state of camera evidence in the first company; docs/demo.md lists them. */
const kinds: Readonly<Partial<Record<DemoCompany, Readonly<Record<string, CameraKind>>>>> = {
  main: {
    'B 9482 KXT': 'autoUploadBoth',
    'D 8830 AEF': 'onRequest',
    'B 9117 TEU': 'onRequest',
    'H 1942 MW': 'onRequest',
    'W 8406 NA': 'slow',
    'AB 8275 OK': 'noFile',
    'B 9310 UEW': 'noFile',
    'B 9045 TCI': 'refusesUpload',
    'D 8412 VB': 'failsUpload',
    'B 9260 FRZ': 'neverUploads',
    'E 9006 PL': 'neverUploads',
    // Offline devices, which cannot be reached.
    'T 8821 DH': 'onRequest',
    'L 9571 BK': 'onRequest',
  },
};

/** Vehicles of the first company whose devices are offline; the simulator skips them. */
export const offlinePlates: ReadonlySet<string> = new Set(['T 8821 DH', 'L 9571 BK']);

/**
 * Returns the kind of a vehicle's cameras; `undefined` derives it from the seed. Vehicles of the
 * first company that are not listed upload automatically.
 */
export function demoCameraKind(companyId: number, licensePlate: string): CameraKind | undefined {
  const entries = Object.entries(kinds) as [DemoCompany, Readonly<Record<string, CameraKind>>][];
  const own = entries.find(([company]) => demoCompanies[company].id === companyId);
  return own === undefined ? undefined : (own[1][licensePlate] ?? 'autoUpload');
}
