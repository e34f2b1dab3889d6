import { scopes, useFormat, useParts } from '@pantau/core';
import { Button } from '@pantau/core/ui/button';
import type { ReactElement } from 'react';
import { useAlertCounts } from '../../hooks/list.ts';
import { useConnection } from '../../hooks/connection.ts';
import { usePermitted } from '../../hooks/permissions.ts';
import { useViewOptions } from '../shared/view-options.ts';
import { HostSlot } from '../shared/host-slot.tsx';
import { useText } from '../shared/use-text.ts';
import css from './alert-panel.module.css';
import { ConnectionBanner } from './disconnected-banner.tsx';
import { windowHours } from './window-hours.ts';

/**
 * States the time window and links to other notifications; while disconnected, since when. That takes the
 * place of the footer, so that no row moves (AC-394).
 */
export function PanelFooter(): ReactElement | null {
  const parts = useParts();
  const t = useText();
  const { onSeeOther, renderFooter } = useViewOptions();
  const counts = useAlertCounts();
  const connection = useConnection();
  const isPermitted = usePermitted();
  const format = useFormat();
  const { lastUpdateOn, state, signedOut } = connection;
  if (signedOut) return null;
  if (state === 'disconnected') {
    return (
      <footer {...parts('footer', css.foot)}>
        <ConnectionBanner />
      </footer>
    );
  }
  const hours = windowHours;
  const about =
    lastUpdateOn === null
      ? t('timeWindow', { hours })
      : t('timeWindowNewest', { hours, time: format.time(lastUpdateOn) });
  return (
    <footer {...parts('footer', css.foot)}>
      <HostSlot render={renderFooter} content={{ counts, connection }}>
        <>
          <span className={css.about}>{about}</span>
          {onSeeOther !== undefined && (
            <Button
              variant="accent"
              size="dense"
              trailingIcon="arrowRight"
              onClick={() =>
                onSeeOther(
                  isPermitted(scopes.logNotification) ? 'notificationLog' : 'notifications',
                )
              }
            >
              {t('seeOther')}
            </Button>
          )}
        </>
      </HostSlot>
    </footer>
  );
}
