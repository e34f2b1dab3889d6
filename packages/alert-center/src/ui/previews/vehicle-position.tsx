import { useFormat } from '@pantau/core';
import { usePositionText } from '@pantau/core/geo';
import { Button } from '@pantau/core/ui/button';
import { Skeleton } from '@pantau/core/ui/skeleton';
import { VisuallyHidden } from '@pantau/core/ui/visually-hidden';
import { type ReactElement, useCallback } from 'react';
import { timeAgo } from '../../engine/alert/time-ago.ts';
import type { TrackPoint } from '../../engine/evidence/places.ts';
import { useServerOffset } from '../../hooks/connection.ts';
import {
  type VehicleMotion,
  motionOf,
  useAddressOf,
  useVehicleNow,
} from '../../hooks/vehicle-story.ts';
import { timePassedText } from '../shared/text/time-ago-text.ts';
import { useEverySecond } from '../shared/ticker.ts';
import { useFirstText } from '../shared/use-first-text.ts';
import { usePreviewText } from '../shared/use-preview-text.ts';
import { useText } from '../shared/use-text.ts';
import css from './vehicle-story.module.css';

const motions = {
  moving: 'vehicleStill',
  standing: 'vehicleStanding',
  here: 'vehicleHere',
  old: 'vehicleOld',
} as const satisfies Readonly<Record<VehicleMotion, string>>;

/** The age of something in the widget's words: "just now" in the first minute, then such as "2 min ago". */
function useAgo(since: number): string {
  const t = usePreviewText();
  const tFirst = useFirstText();
  const format = useFormat();
  const offset = useServerOffset();
  const read = useCallback(
    (now: number) => {
      const passed = timeAgo(now + offset, since);
      return passed.unit === 'seconds'
        ? t('vehicleJustNow')
        : t('vehicleAgo', { ago: timePassedText(passed, tFirst, format) });
    },
    [since, t, tFirst, format, offset],
  );
  return useEverySecond(read);
}

/** Whether the vehicle moves, where it is, and how old that is: an old position is said to be one (AC-843). */
export function VehiclePosition({ vehicleId }: { readonly vehicleId: string }): ReactElement {
  const t = usePreviewText();
  const tCommon = useText();
  const { data, error, reload } = useVehicleNow(vehicleId);
  if (data === undefined && error === null) {
    return (
      <div aria-busy>
        <Skeleton height={16} width="72%" />
        <VisuallyHidden>{t('vehicleLoading')}</VisuallyHidden>
      </div>
    );
  }
  if (data === undefined) {
    return (
      <div className={css.failed}>
        <p className={css.text}>{t('vehicleNowFailed')}</p>
        <Button size="dense" icon="retry" onClick={reload}>
          {tCommon('retry')}
        </Button>
      </div>
    );
  }
  if (data === null) return <p className={css.text}>{t('vehicleNotShown')}</p>;
  if (data.point === null) return <NoPosition lastReportOn={data.lastReportOn} />;
  return <Position point={data.point} />;
}

function NoPosition({ lastReportOn }: { readonly lastReportOn: number | null }): ReactElement {
  const t = usePreviewText();
  return (
    <p className={css.text}>
      {t('vehicleNoPosition')} ·{' '}
      {lastReportOn === null ? t('deviceNeverReported') : <LastReport on={lastReportOn} />}
    </p>
  );
}

function LastReport({ on }: { readonly on: number }): ReactElement {
  const t = usePreviewText();
  const tFirst = useFirstText();
  const format = useFormat();
  const offset = useServerOffset();
  const read = useCallback(
    (now: number) => timePassedText(timeAgo(now + offset, on), tFirst, format),
    [on, tFirst, format, offset],
  );
  return <>{t('deviceLastReported', { ago: useEverySecond(read) })}</>;
}

function Position({ point }: { readonly point: TrackPoint }): ReactElement {
  const t = usePreviewText();
  const tFirst = useFirstText();
  const format = useFormat();
  const offset = useServerOffset();
  const positionText = usePositionText();
  const address = useAddressOf(point);
  const read = useCallback((now: number) => motionOf(point, now + offset), [point, offset]);
  const motion = useEverySecond(read);
  const ago = useAgo(point.recordedOn);
  const speed =
    motion === 'moving' && point.speed !== null
      ? [tFirst('speed', { number: format.number(Math.round(point.speed)) })]
      : [];
  const facts = [t(motions[motion]), ...speed, address ?? positionText(point), ago];
  return (
    <p className={css.now} data-motion={motion}>
      {facts.join(' · ')}
    </p>
  );
}
