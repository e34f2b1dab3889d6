import { EmptyState } from '@pantau/core/ui/empty-state';
import { dayOf } from '@pantau/core/day';
import { useClock, useFormat } from '@pantau/core';
import { useRequest } from '@pantau/core/request';
import { Skeleton } from '@pantau/core/ui/skeleton';
import { type ReactElement, useCallback } from 'react';
import { periodOf } from '../../engine/scores/period.ts';
import { ScoreProblem } from '../shared/score-problem.tsx';
import { useText } from '../shared/use-text.ts';
import { DriverScoreDetail, type DriverScoreDetailProps } from './driver-score-detail.tsx';

export type OwnDriverScoreProps = Omit<DriverScoreDetailProps, 'driverId' | 'onBack' | 'onCall'>;

/**
 * The page of the driver who is signed in (DS-13). Their source has no other driver. Needs `PantauProvider`.
 */
export function OwnDriverScore(props: OwnDriverScoreProps): ReactElement {
  const { source } = props;
  const t = useText();
  const clock = useClock();
  const { timeZone } = useFormat();
  const read = useCallback(
    async (signal: AbortSignal) => {
      const period = periodOf('12months', dayOf(clock.now(), timeZone));
      const all = { groupIds: [], search: '', page: 1, show: 1 };
      const sort = { key: 'fullname', direction: 'asc' } as const;
      const { drivers } = await source.overview({ ...period, ...all, sort }, signal);
      return drivers[0]?.driverId ?? null;
    },
    [source, clock, timeZone],
  );
  const request = useRequest(read);
  const { data, error } = request;
  if (data === undefined) {
    return error === null ? (
      <div aria-busy="true">
        <Skeleton width={240} height={32} />
      </div>
    ) : (
      <ScoreProblem error={error} request={request} level={2} />
    );
  }
  if (data === null) return <EmptyState level={2} title={t('noOwn')} text={t('noOwnText')} />;
  return <DriverScoreDetail {...props} driverId={data} />;
}
