import { Icon } from '@pantau/core/ui/icon';
import type { ReactElement } from 'react';
import type { ShownOwner } from '../owner/use-owner.ts';
import { useText } from '../shared/use-text.ts';
import css from './row-end.module.css';

export interface RowMarkProps {
  /** How the alerts of the row were settled; `null` while one is unresolved. */
  readonly outcome: string | null;
  readonly snoozed: boolean;
  /** Who handles the alert; null for nobody. */
  readonly owner: ShownOwner | null;
  /** Whether a preview is open. */
  readonly open: boolean;
  readonly hasEvidence: boolean;
}

/** The second line of the end column: settlement, snooze, owner, open preview, or evidence. */
export function RowMark(props: RowMarkProps): ReactElement {
  const { outcome, snoozed, owner, open, hasEvidence } = props;
  const t = useText();
  if (outcome !== null) {
    return (
      <span className={css.outcome} aria-hidden>
        <span className={`${css.outcomeText} ${css.settled}`}>{outcome}</span>
      </span>
    );
  }
  if (snoozed) {
    // Part of the name of the row's button.
    return (
      <span className={css.outcome} aria-hidden>
        <Icon name="clock" size={14} />
        <span className={css.outcomeText}>{t('snoozed')}</span>
      </span>
    );
  }
  if (owner !== null) {
    // Part of the name of the row's button.
    return (
      <span className={`${css.outcome} ${owner.isMine ? css.opened : ''}`} aria-hidden>
        <Icon name="user" size={14} />
        <span className={css.outcomeText}>{owner.short}</span>
      </span>
    );
  }
  if (open) {
    return (
      <span className={`${css.outcome} ${css.opened}`} aria-hidden>
        <Icon name="window" size={14} />
        <span className={css.outcomeText}>{t('opened')}</span>
      </span>
    );
  }
  return (
    <span className={css.outcome}>
      {hasEvidence && <Icon name="video" size={14} label={t('hasEvidence')} />}
    </span>
  );
}
