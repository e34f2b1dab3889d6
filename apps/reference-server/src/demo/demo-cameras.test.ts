import { describe, expect, it } from 'vitest';
import { demoCompanies } from './demo-companies.ts';
import { demoVehicles } from './demo-fleet.ts';
import { demoCameraKind, offlinePlates } from './demo-cameras.ts';
import { cameraKinds, createSimulatedCameras, randomKind } from '../cameras/simulated-cameras.ts';

const withCameras = demoVehicles.filter(
  ({ company, deviceType }) => company === 'main' && deviceType !== 'teltonika',
);

describe('the demo cameras', () => {
  it('cover every kind in the first company, on vehicles with cameras (RS-108)', () => {
    const kinds = withCameras.map(({ licensePlate }) => demoCameraKind(1, licensePlate));
    expect(new Set(kinds)).toEqual(new Set(Object.keys(cameraKinds)));
    const plates = withCameras.map(({ licensePlate }) => licensePlate);
    for (const plate of offlinePlates) expect(plates).toContain(plate);
  });

  it('are derived from the seed in other companies (RS-108)', () => {
    for (const { company, licensePlate } of demoVehicles) {
      const { id } = demoCompanies[company];
      if (id !== 1) expect(demoCameraKind(id, licensePlate)).toBeUndefined();
    }
    const imeis = Array.from({ length: 200 }, (_, index) => String(865_077_000_000_000 + index));
    const drawn = (seed: number) => imeis.map((imei) => randomKind(imei, seed));
    expect(drawn(1)).toEqual(drawn(1));
    expect(drawn(1)).not.toEqual(drawn(2));
    expect(new Set(drawn(1)).size).toBeGreaterThan(4);
    const camera = { companyId: 2, licensePlate: 'B 1', imei: '1', deviceType: 'bsj' } as const;
    const request = { ...camera, channel: 1 } as const;
    const cameras = createSimulatedCameras(demoCameraKind, 7);
    expect(cameras.behaviourOf(request, 0)).toBe(cameraKinds[randomKind('1', 7)]);
  });
});
