import { useFormat } from '@pantau/core';
import { type ScoreCategory, scoreCategories } from '@pantau/core/driver-score';
import { Button } from '@pantau/core/ui/button';
import { EmptyState } from '@pantau/core/ui/empty-state';
import { LazyPart, createLazy } from '@pantau/core/ui/lazy';
import { Select } from '@pantau/core/ui/select';
import { Skeleton } from '@pantau/core/ui/skeleton';
import { Switch } from '@pantau/core/ui/switch';
import { type ReactElement, useState } from 'react';
import type { ScoreAlert } from '../../engine/scores/driver-score.ts';
import type { UsedAlerts } from '../../hooks/use-score-alerts.ts';
import { Card } from '../shared/card.tsx';
import { ScoreProblem } from '../shared/score-problem.tsx';
import { useText } from '../shared/use-text.ts';
import { AlertRow } from './alert-row.tsx';
import css from './alerts-card.module.css';

export interface AlertsCardProps {
  readonly used: UsedAlerts;
  readonly level: 2 | 3;
  readonly category: ScoreCategory | null;
  readonly onCategoryChange: (category: ScoreCategory | null) => void;
  readonly includesFalse: boolean;
  readonly onIncludesFalseChange: (includes: boolean) => void;
  /** Called when the user opens an alert, such as in a preview with its evidence. */
  readonly onOpenAlert?: ((alert: ScoreAlert) => void) | undefined;
}

const alertMap = createLazy(async () => (await import('./alert-map.tsx')).AlertMap);
const ALL = '';
const SKELETONS = [0, 1, 2, 3, 4];

/** The alerts behind a score: by category, page by page, and on a map (DS-50 to DS-53). */
export function AlertsCard(props: AlertsCardProps): ReactElement {
  const { used, level, category, onCategoryChange, includesFalse, onOpenAlert } = props;
  const t = useText();
  const { number } = useFormat();
  const [hasMap, setMap] = useState(false);
  const { data } = used;
  const total = data?.total ?? 0;
  return (
    <Card
      title={t('alerts')}
      level={level}
      note={data && t('alertCount', { count: total, formatted: number(total) })}
      actions={
        <Button
          icon="pin"
          size="dense"
          aria-pressed={hasMap}
          variant={hasMap ? 'accent' : 'outline'}
          onClick={() => setMap(!hasMap)}
        >
          {t('showMap')}
        </Button>
      }
    >
      <div className={css.filters}>
        <div className={css.category}>
          <Select
            label={t('category')}
            hideLabel
            value={category ?? ALL}
            options={[
              { value: ALL, label: t('allCategories') },
              ...scoreCategories.map((value) => ({ value, label: t(value) })),
            ]}
            onValueChange={(value) =>
              onCategoryChange(scoreCategories.find((one) => one === value) ?? null)
            }
          />
        </div>
        <Switch
          label={t('includeFalse')}
          checked={includesFalse}
          onCheckedChange={props.onIncludesFalseChange}
        />
      </div>
      {hasMap && data !== undefined && (
        <div className={css.map}>
          <LazyPart part={alertMap} props={{ alerts: data.alerts, onOpenAlert }} />
        </div>
      )}
      <AlertList {...props} />
      <Paging used={used} />
    </Card>
  );
}

function AlertList({ used, level, category, onOpenAlert }: AlertsCardProps): ReactElement {
  const t = useText();
  const { data, error, loading } = used;
  if (error !== null) return <ScoreProblem error={error} request={used} level={level} />;
  if (data === undefined) {
    return (
      <div aria-busy="true">
        {SKELETONS.map((row) => (
          <Placeholder key={row} />
        ))}
      </div>
    );
  }
  if (data.total === 0) {
    return (
      <EmptyState
        level={level}
        art="done"
        title={t(category === null ? 'noAlertsTitle' : 'noneOfCategory')}
        text={category === null ? t('noAlertsText') : undefined}
      />
    );
  }
  return (
    <ul className={css.rows} aria-label={t('alerts')} aria-busy={loading || undefined}>
      {data.alerts.map((alert) => (
        <AlertRow key={alert.id} alert={alert} onOpen={onOpenAlert} />
      ))}
    </ul>
  );
}

/** Not shown for a single page. */
function Paging({ used: { newer, older } }: Pick<AlertsCardProps, 'used'>): ReactElement | null {
  const t = useText();
  if (newer === null && older === null) return null;
  return (
    <div className={css.paging}>
      <Button
        icon="chevronLeft"
        aria-disabled={newer === null || undefined}
        onClick={() => newer?.()}
      >
        {t('newer')}
      </Button>
      <Button
        trailingIcon="chevronRight"
        aria-disabled={older === null || undefined}
        onClick={() => older?.()}
      >
        {t('older')}
      </Button>
    </div>
  );
}

function Placeholder(): ReactElement {
  return (
    <div className={css.placeholder}>
      <Skeleton width="40%" />
      <Skeleton width="70%" />
    </div>
  );
}
