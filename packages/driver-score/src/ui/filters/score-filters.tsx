import { Select } from '@pantau/core/ui/select';
import { type ReactElement, useState } from 'react';
import { periodPresets } from '../../engine/scores/period.ts';
import type { DriverScoreSource } from '../../engine/scores/score-source.ts';
import { useGroups } from '../../hooks/use-groups.ts';
import type { UsedSelection } from '../../hooks/use-selection.ts';
import { useScoreTexts } from '../shared/score-texts.ts';
import { useText } from '../shared/use-text.ts';
import { OwnDays } from './own-days.tsx';
import css from './score-filters.module.css';

export interface ScoreFiltersProps {
  readonly used: UsedSelection;
  /** Offers the source's vehicle groups. */
  readonly groupsOf?: DriverScoreSource | undefined;
}

const [OWN, ALL] = ['own', ''];

/** Period and group of what is shown (DS-10, DS-11). */
export function ScoreFilters({ used, groupsOf }: ScoreFiltersProps): ReactElement {
  const { selection, period, select } = used;
  const t = useText();
  const texts = useScoreTexts();
  const [isChoosing, setChoosing] = useState(false);
  const isOwn = isChoosing || typeof selection.period === 'object';
  return (
    <div className={css.filters}>
      <div className={css.period}>
        <Select
          label={t('period')}
          hideLabel
          value={isOwn || typeof selection.period === 'object' ? OWN : selection.period}
          options={[
            ...periodPresets.map((value) => ({ value, label: t(value) })),
            { value: OWN ?? '', label: t('ownDays') },
          ]}
          onValueChange={(value) => {
            const preset = periodPresets.find((name) => name === value);
            setChoosing(preset === undefined);
            if (preset !== undefined) select({ period: preset });
          }}
        />
      </div>
      {isOwn ? (
        <OwnDays
          used={used}
          onApply={(days) => {
            setChoosing(false);
            select({ period: days });
          }}
        />
      ) : (
        <span className={css.days}>{texts.period(period)}</span>
      )}
      {groupsOf !== undefined && <Groups source={groupsOf} used={used} />}
    </div>
  );
}

interface GroupsProps {
  readonly source: DriverScoreSource;
  readonly used: UsedSelection;
}

/** Not shown where there is nothing to choose from. While that is not known it takes its room (DS-71). */
function Groups({ source, used: { selection, select } }: GroupsProps): ReactElement | null {
  const t = useText();
  const groups = useGroups(source);
  const { groupId } = selection;
  if (groups === undefined && groupId === null) return <div className={css.group} />;
  if (groups?.length === 0 && groupId === null) return null;
  const isKnown = groupId === null || groups?.some(({ id }) => id === groupId) === true;
  return (
    <div className={css.group}>
      <Select
        label={t('group')}
        hideLabel
        value={groupId ?? ALL}
        options={[
          { value: ALL ?? '', label: t('allGroups') },
          ...(isKnown ? [] : [{ value: groupId, label: groupId }]),
          ...(groups ?? []).map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onValueChange={(value) => select({ groupId: value === ALL ? null : value })}
      />
    </div>
  );
}
