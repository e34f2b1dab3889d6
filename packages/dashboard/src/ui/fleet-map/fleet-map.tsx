import { useFormat } from '@pantau/core';
import { MapView, type Position, fitPositions } from '@pantau/core/geo';
import { EmptyState } from '@pantau/core/ui/empty-state';
import { IconButton } from '@pantau/core/ui/icon-button';
import { Skeleton } from '@pantau/core/ui/skeleton';
import { type ReactElement, useCallback, useMemo, useState } from 'react';
import { clusterVehicles } from '../../engine/fleet/cluster-vehicles.ts';
import {
  type DashboardSource,
  type Fleet,
  vehicleStatuses,
} from '../../engine/source/dashboard-source.ts';
import { useIdle } from '../../hooks/use-idle.ts';
import { type Tile, useTile } from '../../hooks/use-tile.ts';
import { useText } from '../shared/use-text.ts';
import { TileFrame } from '../tile/tile-frame.tsx';
import css from './fleet-map.module.css';
import { VehicleCard, type VehicleLinks } from './vehicle-card.tsx';
import { VehicleGlyph } from './vehicle-glyph.tsx';
import { VehicleList } from './vehicle-list.tsx';
import { VehicleMarkers } from './vehicle-markers.tsx';

const load = (source: DashboardSource, signal: AbortSignal) => source.vehicles(signal);

/** Java and its neighbours, shown until there are vehicles. */
const middle: Position = { latitude: -7, longitude: 110 };

/** The fleet on a map or as a table, with the number of vehicles in each status (DB-15, DB-17, DB-18). */
export function FleetMap(props: VehicleLinks): ReactElement {
  const t = useText();
  const { number } = useFormat();
  const [isList, setList] = useState(false);
  const tile = useTile('vehicles', load);
  const fleet = tile.data;
  return (
    <TileFrame
      name="vehicles"
      title={t('fleetMap')}
      note={
        fleet === null
          ? undefined
          : t('tracked', { formatted: number(fleet.vehicles.length), total: number(fleet.total) })
      }
      tile={tile}
      skeleton={
        <>
          <Figures fleet={null} />
          <div className={css.room}>
            <Skeleton shape="block" />
          </div>
        </>
      }
      actions={
        fleet !== null && (
          <IconButton
            icon="columns"
            size="dense"
            label={t('showTable')}
            pressed={isList}
            onClick={() => setList(!isList)}
          />
        )
      }
    >
      {fleet !== null && (
        <>
          <Figures fleet={fleet} />
          <div className={css.room}>
            {fleet.vehicles.length === 0 ? (
              <EmptyState title={t('noVehiclesTitle')} text={t('noVehiclesText')} />
            ) : (
              <VehicleView tile={tile} fleet={fleet} isList={isList} {...props} />
            )}
          </div>
        </>
      )}
    </TileFrame>
  );
}

/** How many vehicles are in each status; also explains the shapes on the map. */
function Figures({ fleet }: { readonly fleet: Fleet | null }): ReactElement {
  const t = useText();
  const { number } = useFormat();
  return (
    <dl className={css.figures}>
      {vehicleStatuses.map((status) => (
        <div key={status} className={css.figure}>
          <dt className={css.label}>
            <VehicleGlyph status={status} />
            {t(status)}
          </dt>
          <dd className={css.value}>
            {fleet === null
              ? '–'
              : number(fleet.vehicles.filter((vehicle) => vehicle.status === status).length)}
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface VehicleViewProps extends VehicleLinks {
  readonly tile: Tile<Fleet>;
  readonly fleet: Fleet;
  readonly isList: boolean;
}

function VehicleView({ tile, fleet, isList, ...links }: VehicleViewProps): ReactElement {
  const t = useText();
  const [selectedId, setSelectedId] = useState<string | null>(null);
  const [size, setSize] = useState<{ width: number; height: number } | null>(null);
  // The map is fitted to this size again when the user recenters it (DB-22).
  const measure = useCallback((element: HTMLElement | null) => {
    if (element === null) return undefined;
    const read = (): void => {
      const { clientWidth: width, clientHeight: height } = element;
      setSize((last) =>
        last?.width === width && last.height === height ? last : { width, height },
      );
    };
    read();
    const resizing = new ResizeObserver(read);
    resizing.observe(element);
    return () => resizing.disconnect();
  }, []);
  // A map keeps a slow device busy for a second or more, so it starts after the other tiles (DB-23).
  const isIdle = useIdle();
  const clusters = useMemo(() => clusterVehicles(fleet.vehicles), [fleet]);
  const view = useMemo(
    () => (size === null ? null : fitPositions(fleet.vehicles, size)),
    [fleet, size],
  );
  const offset = fleet.serverTime - (tile.loadedOn ?? 0);
  const list = <VehicleList vehicles={fleet.vehicles} offset={offset} {...links} />;
  const selected = fleet.vehicles.find(({ id }) => id === selectedId);
  return (
    <div ref={measure} className={css.view}>
      {isList && list}
      {!isList && !isIdle && (
        <div className={css.map} aria-busy>
          <Skeleton shape="block" />
        </div>
      )}
      {!isList && isIdle && size !== null && (
        <MapView
          className={css.map}
          label={t('vehicleMap')}
          center={view?.center ?? middle}
          zoom={view?.zoom ?? 5}
          fallback={list}
          overlay={(frame, goTo) => (
            <VehicleMarkers
              clusters={clusters}
              frame={frame}
              selectedId={selectedId}
              onSelect={setSelectedId}
              onZoomTo={(marker) => goTo(marker, marker.zoom)}
            />
          )}
        />
      )}
      {!isList && selected !== undefined && (
        <VehicleCard
          vehicle={selected}
          offset={offset}
          onClose={() => setSelectedId(null)}
          {...links}
        />
      )}
    </div>
  );
}
