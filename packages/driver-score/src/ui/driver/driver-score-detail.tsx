import { useAnnounce } from '@pantau/core';
import type { ScoreCategory } from '@pantau/core/driver-score';
import { Button } from '@pantau/core/ui/button';
import { Notice } from '@pantau/core/ui/notice';
import { Skeleton } from '@pantau/core/ui/skeleton';
import { VisuallyHidden } from '@pantau/core/ui/visually-hidden';
import { type TableAddress, createMemoryAddress } from '@pantau/data-table';
import { type ReactElement, useEffect, useMemo, useRef, useState } from 'react';
import type {
  DriverId,
  DriverReport,
  DriverScore,
  ScoreAlert,
} from '../../engine/scores/driver-score.ts';
import type { ScoreDifference } from '../../engine/scores/difference.ts';
import type { ScorePeriod } from '../../engine/scores/period.ts';
import type { DriverScoreSource } from '../../engine/scores/score-source.ts';
import { useDriverReport } from '../../hooks/use-driver-report.ts';
import { useScoreAlerts } from '../../hooks/use-score-alerts.ts';
import { useSelection } from '../../hooks/use-selection.ts';
import { ScoreFilters } from '../filters/score-filters.tsx';
import { LastSync } from '../shared/last-sync.tsx';
import { ScoreProblem } from '../shared/score-problem.tsx';
import { useScoreTexts } from '../shared/score-texts.ts';
import { useText } from '../shared/use-text.ts';
import { AlertsCard } from './alerts-card.tsx';
import { CategoryTable } from './category-table.tsx';
import { DriverHead } from './driver-head.tsx';
import css from './driver-score-detail.module.css';
import { HistoryChart } from './history-chart.tsx';
import { ScoreHero } from './score-hero.tsx';
import { Waterfall } from './waterfall.tsx';

export interface DriverScoreDetailProps {
  /** Must keep its identity between renders. */
  readonly source: DriverScoreSource;
  readonly driverId: DriverId;
  /**
   * Where the period is stored, such as the query string of the page. Without it, it lasts as long as the page is
   * mounted. Must keep its identity between renders.
   */
  readonly address?: TableAddress | undefined;
  /** Level of the heading with the driver's name. Defaults to 2. */
  readonly level?: 1 | 2 | undefined;
  /** Called when the user opens an alert, such as in a preview with its evidence. */
  readonly onOpenAlert?: ((alert: ScoreAlert) => void) | undefined;
  /** Called when the user calls the driver. Without it, such as without the permission, there is no button for it. */
  readonly onCall?: ((score: DriverScore) => void) | undefined;
  /** Adds a button that leads to all drivers. */
  readonly onBack?: (() => void) | undefined;
  /** Called when the report has been loaded. Must keep its identity between renders. */
  readonly onLoaded?: ((report: DriverReport) => void) | undefined;
}

/** A driver's score, how it comes about and the alerts behind it. Needs `PantauProvider`. */
export function DriverScoreDetail(props: DriverScoreDetailProps): ReactElement {
  const [ownAddress] = useState(createMemoryAddress);
  const used = useSelection(props.address ?? ownAddress);
  const { period } = used;
  const request = useDriverReport(props.source, props.driverId, period);
  const { error } = request;
  const data = request.data?.report;
  const difference = request.data?.difference ?? null;
  const t = useText();
  const { onLoaded, onBack, level = 2 } = props;
  useEffect(() => {
    if (data !== undefined) onLoaded?.(data);
  }, [data, onLoaded]);
  useAnnouncedDifference(difference);
  const back = onBack && <Button onClick={onBack}>{t('back')}</Button>;
  return (
    <div className={css.page}>
      <div className={css.bar}>
        <ScoreFilters used={used} />
        {(error === null || data !== undefined) && <LastSync at={data?.lastSync} />}
      </div>
      {data === undefined && error === null && <Loading />}
      {data === undefined && error !== null && (
        <ScoreProblem error={error} request={request} level={level} actions={back} />
      )}
      {data !== undefined && error !== null && <Notice tone="warning" title={t('stale')} />}
      {data !== undefined && (
        <Report
          // Filters are those of one driver.
          key={props.driverId}
          {...props}
          level={level}
          period={period}
          data={data}
          difference={difference}
        />
      )}
    </div>
  );
}

/** Screen readers hear how the score changed. */
function useAnnouncedDifference(difference: ScoreDifference | null): void {
  const t = useText();
  const texts = useScoreTexts();
  const announce = useAnnounce();
  const announced = useRef(difference);
  useEffect(() => {
    if (difference === announced.current) return;
    announced.current = difference;
    if (difference === null) return;
    const points = texts.score(Math.abs(difference.points));
    announce.polite(t(difference.points > 0 ? 'rose' : 'fell', { points }));
  }, [difference, announce, t, texts]);
}

function Loading(): ReactElement {
  const t = useText();
  return (
    <div aria-busy="true" className={css.loading}>
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <Skeleton width={240} height={32} />
      <div className={css.loadingCard}>
        <Skeleton shape="block" />
      </div>
      <div className={css.loadingCard}>
        <Skeleton shape="block" />
      </div>
    </div>
  );
}

interface ReportProps extends DriverScoreDetailProps {
  readonly level: 1 | 2;
  readonly period: ScorePeriod;
  readonly data: DriverReport;
  readonly difference: ScoreDifference | null;
}

function Report(props: ReportProps): ReactElement {
  const { source, driverId, period, data, difference, level, onOpenAlert, onCall, onBack } = props;
  const [category, setCategory] = useState<ScoreCategory | null>(null);
  const [includesFalse, setIncludesFalse] = useState(false);
  const alertsRef = useRef<HTMLDivElement>(null);
  const scope = useMemo(
    () => ({ ...period, driverId, category, includeFalseAlerts: includesFalse }),
    [period, driverId, category, includesFalse],
  );
  const alerts = useScoreAlerts(source, scope);
  const sections = level === 1 ? 2 : 3;
  const showAlerts = (): void => alertsRef.current?.scrollIntoView({ block: 'nearest' });
  return (
    <article className={css.report} aria-label={data.score.driver.fullname}>
      <DriverHead score={data.score} level={level} onCall={onCall} onBack={onBack} />
      <div className={css.pair}>
        <ScoreHero
          report={data}
          difference={difference}
          level={sections}
          onShowFalse={() => {
            setCategory(null);
            setIncludesFalse(true);
            showAlerts();
          }}
        />
        <HistoryChart history={data.history} level={sections} />
      </div>
      <div className={css.columns}>
        <Waterfall
          report={data}
          level={sections}
          category={category}
          onCategoryChange={(chosen) => {
            setCategory(chosen);
            if (chosen !== null) showAlerts();
          }}
        />
        <CategoryTable score={data.score} level={sections} />
      </div>
      <div ref={alertsRef}>
        <AlertsCard
          used={alerts}
          level={sections}
          category={category}
          onCategoryChange={setCategory}
          includesFalse={includesFalse}
          onIncludesFalseChange={setIncludesFalse}
          onOpenAlert={onOpenAlert}
        />
      </div>
    </article>
  );
}
