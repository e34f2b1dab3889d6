import Supercluster from 'supercluster';
import type { FleetVehicle } from '../source/dashboard-source.ts';

/** A vehicle, or several that overlap at the current zoom. */
export type FleetMarker =
  | { readonly kind: 'vehicle'; readonly vehicle: FleetVehicle }
  | {
      readonly kind: 'cluster';
      readonly id: number;
      readonly count: number;
      readonly latitude: number;
      readonly longitude: number;
      /** The zoom level at which it falls apart. */
      readonly zoom: number;
    };

export interface FleetClusters {
  /** The markers of the whole fleet at a zoom level of the map. */
  at(zoom: number): readonly FleetMarker[];
}

/** Vehicles closer than this are one marker, in px. */
const RADIUS_PX = 44;
/** From the next zoom level on, every vehicle is shown. */
const CLUSTERED_TO = 15;

interface Place {
  readonly vehicle: FleetVehicle;
}

/** Groups vehicles that are close together on the map (DB-17). */
export function clusterVehicles(vehicles: readonly FleetVehicle[]): FleetClusters {
  const index = new Supercluster<Place>({ radius: RADIUS_PX, extent: 512, maxZoom: CLUSTERED_TO });
  index.load(
    vehicles.map((vehicle) => ({
      type: 'Feature',
      properties: { vehicle },
      geometry: { type: 'Point', coordinates: [vehicle.longitude, vehicle.latitude] },
    })),
  );
  return {
    at: (zoom) =>
      index.getClusters([-180, -85, 180, 85], Math.floor(zoom)).map(({ properties, geometry }) => {
        if (!('cluster' in properties)) return { kind: 'vehicle', vehicle: properties.vehicle };
        const [longitude = 0, latitude = 0] = geometry.coordinates;
        return {
          kind: 'cluster',
          id: properties.cluster_id,
          count: properties.point_count,
          latitude,
          longitude,
          zoom: index.getClusterExpansionZoom(properties.cluster_id),
        };
      }),
  };
}
