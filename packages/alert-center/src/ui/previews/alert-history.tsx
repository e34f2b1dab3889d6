import { useFormat, useParts } from '@pantau/core';
import { useCallResultText, useCalls } from '@pantau/core/calls';
import { Icon, type IconName } from '@pantau/core/ui/icon';
import type { ReactElement } from 'react';
import type { Alert, AlertLogEntry } from '../../engine/alert/alert.ts';
import { useServerOffset } from '../../hooks/connection.ts';
import { useCurrentUserName } from '../../hooks/permissions.ts';
import { timeRelativeTo } from '../shared/text/alert-times.ts';
import { logText } from '../shared/text/log-text.ts';
import { useText } from '../shared/use-text.ts';
import type { AlertPartProps } from './alert-identity.tsx';
import css from './preview-content.module.css';
import { usePreviewText } from '../shared/use-preview-text.ts';

const icons: Readonly<Record<AlertLogEntry['type'], IconName>> = {
  resolve: 'checkCircle',
  falseAlert: 'slashCircle',
  note: 'pen',
  owner: 'user',
};

interface HistoryEntry {
  readonly key: string;
  readonly icon: IconName;
  /** Full name; `null` when unknown. */
  readonly user: string | null;
  readonly text: string;
  /** Epoch ms, server clock. */
  readonly on: number;
}

/** User log of the alert, and the calls that this user made about it (AC-332); newest first. */
export function AlertHistory({ alert }: AlertPartProps): ReactElement {
  const parts = useParts();
  const tPreview = usePreviewText();
  const format = useFormat();
  const logged = useLogEntries(alert);
  const calls = useCallEntries(alert);
  const entries = [...logged, ...calls].toSorted((one, other) => one.on - other.on).toReversed();
  return (
    <section {...parts('preview-section', css.section)}>
      <h3 className={css.heading}>{tPreview('history')}</h3>
      {entries.length === 0 && <p className={css.none}>{tPreview('historyEmpty')}</p>}
      <ul role="list" className={css.log}>
        {entries.map(({ key, icon, user, text, on }) => (
          <li key={key} className={css.entry}>
            <Icon name={icon} size={14} className={css.entryIcon} />
            <span className={css.entryText}>
              <b className={css.name}>{user ?? tPreview('someone')}</b> {text}
            </span>
            <time
              className={css.entryTime}
              dateTime={new Date(on).toISOString()}
              title={format.dateTime(on)}
            >
              {timeRelativeTo(on, alert.createdOn, format)}
            </time>
          </li>
        ))}
      </ul>
    </section>
  );
}

function useLogEntries({ log }: Alert): readonly HistoryEntry[] {
  const t = useText();
  const tPreview = usePreviewText();
  return log.map((entry, index) => ({
    key: `log ${index}`,
    icon: icons[entry.type],
    user: entry.user?.fullname ?? null,
    text: logText(entry, { t, tPreview }),
    on: entry.createdOn,
  }));
}

/** Calls are not in the alert's log: they are known to the browser that made them. */
function useCallEntries({ id }: Alert): readonly HistoryEntry[] {
  const tPreview = usePreviewText();
  const resultText = useCallResultText();
  const offset = useServerOffset();
  const user = useCurrentUserName();
  const { log } = useCalls();
  return log
    .filter(({ alertId }) => alertId === id)
    .map((call) => ({
      key: `call ${call.since}`,
      icon: 'phone',
      user,
      text: tPreview('logCalled', { result: resultText(call) }),
      on: call.since + offset,
    }));
}
