import { describe, expect, it } from 'vitest';
import type { FleetVehicle } from '../source/dashboard-source.ts';
import { clusterVehicles } from './cluster-vehicles.ts';

const vehicle = (id: string, latitude: number, longitude: number): FleetVehicle => ({
  id,
  licensePlate: id,
  driver: null,
  latitude,
  longitude,
  heading: 0,
  speed: 10,
  status: 'moving',
  reportedOn: 0,
});

const fleet = clusterVehicles([
  vehicle('jakarta 1', -6.2, 106.8),
  vehicle('jakarta 2', -6.21, 106.81),
  vehicle('surabaya', -7.25, 112.75),
]);

describe('vehicles on the map', () => {
  it('that are close together are one marker with their number (DB-17)', () => {
    const markers = fleet.at(6.9);
    expect(markers).toHaveLength(2);
    const cluster = markers.find(({ kind }) => kind === 'cluster');
    expect(cluster).toMatchObject({ count: 2 });
  });

  it('are all shown at the zoom level at which their marker falls apart (DB-17)', () => {
    const cluster = fleet.at(6).find((marker) => marker.kind === 'cluster');
    const zoom = cluster?.kind === 'cluster' ? cluster.zoom : 0;
    expect(fleet.at(zoom - 1)).toHaveLength(2);
    expect(fleet.at(zoom).map(({ kind }) => kind)).toEqual(['vehicle', 'vehicle', 'vehicle']);
  });
});
