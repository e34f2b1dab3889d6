import { useSession } from '@pantau/core';
import { EmptyState } from '@pantau/core/ui/empty-state';
import { type ReactElement, type ReactNode, useMemo } from 'react';
import type { DashboardSource } from '../../engine/source/dashboard-source.ts';
import { type TileName, tileScopes } from '../../engine/tile/tile-name.ts';
import { type DashboardChanges, DashboardContext } from '../../hooks/dashboard-context.ts';
import { AlertsByHour } from '../alerts-by-hour/alerts-by-hour.tsx';
import { FleetMap } from '../fleet-map/fleet-map.tsx';
import type { VehicleLinks } from '../fleet-map/vehicle-card.tsx';
import { AttentionBand, type AttentionBandProps } from '../attention/attention-band.tsx';
import { OrdersByStatus, type OrdersByStatusProps } from '../orders-by-status/orders-by-status.tsx';
import { useText } from '../shared/use-text.ts';
import css from './dashboard.module.css';

export interface DashboardProps extends AttentionBandProps, OrdersByStatusProps, VehicleLinks {
  /** Keep it between renders: a new one loads everything again. */
  readonly source: DashboardSource;
  /**
   * Reports live changes, so that a tile is loaded again at once (DB-9). Without it the tiles are only loaded
   * regularly.
   */
  readonly changes?: DashboardChanges | undefined;
  /** Where a user who may see none of the tiles can go on, such as a button (DB-31). */
  readonly emptyActions?: ReactNode;
}

const tiles = Object.keys(tileScopes) as readonly TileName[];

/**
 * The dashboard of a fleet. Each tile requires its own scope and loads, refreshes and fails by itself. It fills the
 * width of its container, and its height if that is higher.
 */
export function Dashboard(props: DashboardProps): ReactElement {
  const { source, changes, onOpenAlert, onOpenAlerts, isLiveLost, emptyActions, ...links } = props;
  const t = useText();
  const { permissions } = useSession();
  const services = useMemo(() => ({ source, changes }), [source, changes]);
  const can = (tile: TileName): boolean => permissions.can(tileScopes[tile]);
  if (!tiles.some(can)) {
    return (
      <div className={css.nothing}>
        <EmptyState
          level={2}
          title={t('nothingPermittedTitle')}
          text={t('nothingPermittedText')}
          actions={emptyActions}
        />
      </div>
    );
  }
  return (
    <DashboardContext.Provider value={services}>
      <div className={css.dashboard}>
        <div className={css.grid} data-map={can('vehicles') || undefined}>
          {can('attention') && (
            <div className={css.band}>
              <AttentionBand
                onOpenAlert={onOpenAlert}
                onOpenAlerts={onOpenAlerts}
                isLiveLost={isLiveLost}
              />
            </div>
          )}
          {can('vehicles') && (
            <div className={css.map}>
              <FleetMap {...links} />
            </div>
          )}
          {can('orders') && <OrdersByStatus {...links} />}
          {can('alertHours') && <AlertsByHour />}
        </div>
      </div>
    </DashboardContext.Provider>
  );
}
