import { type ReactElement, type ReactNode, useMemo, useRef } from 'react';
import { useMessages } from '../../i18n/i18n-context.tsx';
import { classNames } from '../../ui/class-names.ts';
import { IconButton } from '../../ui/icon-button/icon-button.tsx';
import { geoMessages } from '../messages/geo-messages.ts';
import { STATIC_MAP_ZOOM, type Position } from '../static-map.ts';
import css from './map-view.module.css';
import { StaticMap } from './static-map-view.tsx';
import { type MapPlace, useLiveMap } from './use-live-map.ts';

/** A vehicle on the map. */
export interface MapVehicle {
  readonly position: Position;
  /** Degrees clockwise from north; null while it stands or is not known. */
  readonly heading: number | null;
  readonly tone: 'urgent' | 'important' | 'settled';
}

export interface MapViewProps {
  readonly center: Position;
  /** As MapLibre counts it; 14 is the specification's 15 of 256 px tiles. */
  readonly zoom?: number | undefined;
  readonly vehicle?: MapVehicle | undefined;
  /** Where the vehicle was in the last minutes, oldest first. */
  readonly trail?: readonly Position[] | undefined;
  /** Outlines of geofences. */
  readonly fences?: readonly (readonly Position[])[] | undefined;
  /** Its name: what is to be seen on it. */
  readonly label: string;
  readonly className?: string | undefined;
}

const nowhere: readonly Position[] = [];
const noFences: readonly (readonly Position[])[] = [];

/**
 * A map of a place. MapLibre and the ground come when the first one is shown. At most three maps of a
 * page are live; the others show a still and wake when somebody turns to them. Where no map can be had
 * the static picture shows (`MapSettings`).
 */
export function MapView(props: MapViewProps): ReactElement {
  const { center, zoom = STATIC_MAP_ZOOM - 1, vehicle, label, className } = props;
  const { trail = nowhere, fences = noFences } = props;
  const words = useMessages(geoMessages);
  const groundRef = useRef<HTMLDivElement>(null);
  const stillRef = useRef<HTMLCanvasElement>(null);
  const content = useMemo(() => ({ trail, fences }), [trail, fences]);
  const mark = vehicle?.position;
  const live = useLiveMap({ groundRef, stillRef, center, zoom, content, label, mark });
  const { phase, map, markAt } = live;

  if (phase === 'failed') {
    return <StaticMap position={center} label={label} className={className} />;
  }
  return (
    <div
      className={classNames(css.map, className)}
      role="group"
      aria-label={label}
      data-phase={phase}
      onFocus={() => map?.setTaken(true)}
      onBlur={() => map?.setTaken(false)}
      onPointerDown={live.use}
    >
      <div ref={groundRef} className={css.ground} />
      <canvas ref={stillRef} className={css.still} aria-hidden hidden={phase !== 'still'} />
      {markAt !== null && vehicle !== undefined && <Vehicle at={markAt} vehicle={vehicle} />}
      {phase === 'loading' && <p className={css.note}>{words('loading')}</p>}
      {phase === 'still' && (
        <IconButton icon="retry" className={css.wake} label={words('showMap')} onClick={live.use} />
      )}
      {map !== null && (
        <Controls>
          <IconButton icon="plus" label={words('zoomIn')} onClick={() => map.zoomBy(1)} />
          <IconButton icon="minus" label={words('zoomOut')} onClick={() => map.zoomBy(-1)} />
          <IconButton icon="pin" label={words('recenter')} onClick={() => map.goTo(center, zoom)} />
        </Controls>
      )}
      <span className={css.sources}>{live.credits ?? words('sources')}</span>
    </div>
  );
}

function Controls({ children }: { readonly children: ReactNode }): ReactElement {
  return <div className={css.controls}>{children}</div>;
}

interface VehicleProps {
  readonly at: MapPlace;
  readonly vehicle: MapVehicle;
}

/** An arrow where it moves, a square where it stands (looks, Severity and state). */
function Vehicle({ at, vehicle }: VehicleProps): ReactElement {
  const { heading, tone } = vehicle;
  const turn = heading === null ? '' : ` rotate(${heading}deg)`;
  return (
    <svg
      className={css.vehicle}
      data-tone={tone}
      style={{ transform: `translate(${at.x}px, ${at.y}px) translate(-50%, -50%)${turn}` }}
      viewBox="0 0 28 28"
      aria-hidden
    >
      <circle cx="14" cy="14" r="13" className={css.halo} />
      {heading === null ? (
        <rect x="9" y="9" width="10" height="10" rx="2" className={css.body} />
      ) : (
        <path d="M14 4.5 21.5 22 14 18 6.5 22Z" className={css.body} />
      )}
    </svg>
  );
}
