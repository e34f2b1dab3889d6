import { useToast } from '@pantau/core';
import { useRequest } from '@pantau/core/request';
import { Button } from '@pantau/core/ui/button';
import { LazyPart, createLazy } from '@pantau/core/ui/lazy';
import { Notice } from '@pantau/core/ui/notice';
import { Skeleton } from '@pantau/core/ui/skeleton';
import { type ReactElement, useCallback, useEffect, useRef, useState } from 'react';
import type { ProfileSource } from '../../engine/profile/profile-source.ts';
import type { UserSession } from '../../engine/profile/profile.ts';
import { useAction } from '../../hooks/use-action.ts';
import { Card } from '../shared/card.tsx';
import { problemText } from '../shared/use-problem-text.ts';
import { useFocusOnceClosed } from '../shared/use-focus-once-closed.ts';
import { SessionRow } from './session-row.tsx';
import css from './sessions.module.css';
import { useDeviceName } from './use-device-name.ts';
import { useProfileText } from './use-profile-text.ts';

const endOthersDialog = createLazy(
  async () => (await import('./end-others-dialog.tsx')).EndOthersDialog,
);

export interface SessionsSectionProps {
  readonly source: ProfileSource;
  readonly level: 2 | 3;
}

/** Where the user is signed in, and how to end that (CS-70, CS-71). */
export function SessionsSection({ source, level }: SessionsSectionProps): ReactElement {
  const t = useProfileText();
  const read = useCallback((signal: AbortSignal) => source.sessions(signal), [source]);
  const { data, error, reload } = useRequest(read);
  useEffect(() => {
    const onVisible = (): void => {
      if (document.visibilityState === 'visible') reload();
    };
    document.addEventListener('visibilitychange', onVisible);
    return () => document.removeEventListener('visibilitychange', onVisible);
  }, [reload]);
  return (
    <Card name="sessions" level={level} title={t('sessions')} text={t('sessionsText')}>
      {data !== undefined ? (
        <Sessions source={source} sessions={data} onChanged={reload} />
      ) : error === null ? (
        <Skeleton shape="block" height={120} />
      ) : (
        <p className={css.failed}>
          {problemText(t, error)}
          <Button size="dense" onClick={reload}>
            {t('tryAgain')}
          </Button>
        </p>
      )}
    </Card>
  );
}

interface SessionsProps {
  readonly source: ProfileSource;
  readonly sessions: readonly UserSession[];
  readonly onChanged: () => void;
}

function Sessions({ source, sessions, onChanged }: SessionsProps): ReactElement {
  const t = useProfileText();
  const deviceName = useDeviceName();
  const toast = useToast();
  const action = useAction();
  const listRef = useRef<HTMLUListElement>(null);
  const [ending, setEnding] = useState<string | null>(null);
  const [asksForAll, setAsksForAll] = useState(false);
  const others = sessions.filter(({ isCurrent }) => !isCurrent);
  // A button that was pressed leaves with what it ended.
  const focusList = (): void => listRef.current?.focus();
  const focusListOnceClosed = useFocusOnceClosed(asksForAll, focusList);
  const done = (text: string): void => {
    toast.show({ kind: 'success', text });
    onChanged();
  };
  const end = async (session: UserSession): Promise<void> => {
    setEnding(session.id);
    const isEnded = await action.run(() => source.endSession(session.id));
    setEnding(null);
    if (isEnded) {
      done(t('sessionEnded', { device: deviceName(session) }));
      focusList();
    } else {
      onChanged();
    }
  };
  const { failure } = action;
  return (
    <>
      {failure?.kind === 'failed' && (
        <Notice tone="error" title={problemText(t, failure.error)} takesFocus />
      )}
      <ul ref={listRef} className={css.list} tabIndex={-1} aria-label={t('sessions')}>
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            isEnding={ending === session.id}
            onEnd={() => void end(session)}
          />
        ))}
      </ul>
      {others.length === 0 ? (
        <p className={css.only}>{t('onlySession')}</p>
      ) : (
        <div>
          <Button icon="signOut" onClick={() => setAsksForAll(true)}>
            {t('endOthers')}
          </Button>
        </div>
      )}
      {asksForAll && (
        <LazyPart
          part={endOthersDialog}
          props={{
            source,
            count: others.length,
            onClose: () => setAsksForAll(false),
            onDone() {
              setAsksForAll(false);
              focusListOnceClosed();
              done(t('othersEnded'));
            },
          }}
          onFail={() => setAsksForAll(false)}
        />
      )}
    </>
  );
}
