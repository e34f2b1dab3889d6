import { type ReactElement, type ReactNode, useMemo, useRef } from 'react';
import { useMessages } from '../../i18n/i18n-context.tsx';
import { classNames } from '../../ui/class-names.ts';
import { IconButton } from '../../ui/icon-button/icon-button.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';
import { geoMessages } from '../messages/geo-messages.ts';
import { STATIC_MAP_ZOOM, type Position } from '../static-map.ts';
import type { MapFrame } from './map-frame.ts';
import css from './map-view.module.css';
import { StaticMap } from './static-map-view.tsx';
import { type ScreenPoint, useLiveMap } from './use-live-map.ts';

/** A vehicle on the map. */
export interface MapVehicle {
  readonly position: Position;
  /** In degrees clockwise from north; null if the vehicle is not moving or the heading is unknown. */
  readonly heading: number | null;
  readonly tone: 'urgent' | 'important' | 'settled';
}

export interface MapViewProps {
  readonly center: Position;
  /** MapLibre's zoom level, one less than that of 256 px tiles. Default: 14. */
  readonly zoom?: number | undefined;
  readonly vehicle?: MapVehicle | undefined;
  /** Recent positions of the vehicle, oldest first. */
  readonly track?: readonly Position[] | undefined;
  /** Outlines, each a closed ring. */
  readonly geofences?: readonly (readonly Position[])[] | undefined;
  /**
   * Drawn over the map again with each move, such as markers at `toScreen(frame, position)`.
   *
   * @param goTo moves the map; does nothing while it is a still image
   */
  readonly overlay?:
    ((frame: MapFrame, goTo: (center: Position, zoom: number) => void) => ReactNode) | undefined;
  /** Shown if the map cannot be opened. Defaults to the static map. */
  readonly fallback?: ReactNode;
  /** Accessible name. */
  readonly label: string;
  readonly className?: string | undefined;
}

const noTrack: readonly Position[] = [];
const noGeofences: readonly (readonly Position[])[] = [];

/**
 * An interactive map. MapLibre and the base map load when the first map is shown. At most three maps of a
 * page are live (CO-32); the others show a still image until the user interacts with them. If the map
 * cannot be opened, the static map is shown (see `MapSettings`).
 */
export function MapView(props: MapViewProps): ReactElement {
  const {
    center,
    zoom = STATIC_MAP_ZOOM - 1,
    vehicle,
    label,
    className,
    overlay,
    fallback,
  } = props;
  const { track = noTrack, geofences = noGeofences } = props;
  const t = useMessages(geoMessages);
  const containerRef = useRef<HTMLDivElement>(null);
  const stillRef = useRef<HTMLCanvasElement>(null);
  const content = useMemo(() => ({ track, geofences }), [track, geofences]);
  const marker = vehicle?.position;
  const live = useLiveMap({ containerRef, stillRef, center, zoom, content, label, marker });
  const { phase, map, markerAt } = live;

  if (phase === 'failed') {
    if (fallback !== undefined) return <>{fallback}</>;
    return <StaticMap position={center} label={label} className={className} />;
  }
  return (
    <div
      className={classNames(css.map, className)}
      role="group"
      aria-label={label}
      aria-busy={phase === 'loading'}
      data-phase={phase}
      // Scrolling and touch belong to the page until the map has the focus.
      onFocus={() => map?.setInteractive(true)}
      onBlur={() => map?.setInteractive(false)}
      onPointerDown={live.use}
    >
      <div ref={containerRef} className={css.container} />
      <canvas ref={stillRef} className={css.still} aria-hidden hidden={phase !== 'still'} />
      {live.frame !== null && overlay?.(live.frame, (to, toZoom) => map?.goTo(to, toZoom))}
      {markerAt !== null && vehicle !== undefined && <Vehicle at={markerAt} vehicle={vehicle} />}
      {phase === 'loading' && (
        <div className={css.loading}>
          <Skeleton shape="block" />
          <VisuallyHidden>{t('loading')}</VisuallyHidden>
        </div>
      )}
      {phase === 'still' && (
        <IconButton icon="retry" className={css.wake} label={t('showMap')} onClick={live.use} />
      )}
      {map !== null && (
        <Controls>
          <IconButton icon="plus" label={t('zoomIn')} onClick={() => map.zoomBy(1)} />
          <IconButton icon="minus" label={t('zoomOut')} onClick={() => map.zoomBy(-1)} />
          <IconButton icon="pin" label={t('recenter')} onClick={() => map.goTo(center, zoom)} />
        </Controls>
      )}
      <span className={css.credits}>{live.credits ?? t('sources')}</span>
    </div>
  );
}

function Controls({ children }: { readonly children: ReactNode }): ReactElement {
  return <div className={css.controls}>{children}</div>;
}

interface VehicleProps {
  readonly at: ScreenPoint;
  readonly vehicle: MapVehicle;
}

/** An arrow if the vehicle moves, otherwise a square. */
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
