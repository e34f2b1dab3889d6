import { scopes, useFormat } from '@pantau/core';
import { Button } from '@pantau/core/ui/button';
import type { ReactElement } from 'react';
import { useConnection } from '../../hooks/use-connection.ts';
import { usePermitted } from '../../hooks/use-permitted.ts';
import { useViewOptions } from '../shared/view-options.ts';
import { useWords } from '../shared/use-text.ts';
import css from './alert-panel.module.css';
import { windowHours } from './window-hours.ts';

/** Says what the lists hold, and leads on to the other notifications (spec alerts §2). */
export function PanelFoot(): ReactElement {
  const words = useWords();
  const { onSeeOther } = useViewOptions();
  const isPermitted = usePermitted();
  const format = useFormat();
  const { lastUpdateOn } = useConnection();
  const hours = windowHours;
  const about =
    lastUpdateOn === null
      ? words('timeWindow', { hours })
      : words('timeWindowNewest', { hours, time: format.timeWithSeconds(lastUpdateOn) });
  return (
    <footer className={css.foot}>
      <span className={css.about}>{about}</span>
      {onSeeOther !== undefined && (
        <Button
          variant="accent"
          size="dense"
          trailingIcon="arrowRight"
          onClick={() =>
            onSeeOther(isPermitted(scopes.logNotification) ? 'notificationLog' : 'notifications')
          }
        >
          {words('seeOther')}
        </Button>
      )}
    </footer>
  );
}
