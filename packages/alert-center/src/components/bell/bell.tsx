import { Icon, classNames, capCount } from '@pantau/core/ui';
import { type ReactElement, forwardRef } from 'react';
import { useAlertCounts } from '../../controllers/use-alert-counts.ts';
import { useConnection } from '../../controllers/use-connection.ts';
import type { AlertCenterTranslate } from '../../messages/alert-center-messages.ts';
import { useWords } from '../words/use-words.ts';
import css from './bell.module.css';
import { UnreadStrip } from './unread-strip.tsx';

export interface BellProps {
  /** The centre that it opens is open. */
  readonly isOpen?: boolean | undefined;
  /** Id of the open centre. */
  readonly controls?: string | undefined;
  onToggle(): void;
  /** Without the strip of unread alerts; on a phone it is never shown. */
  readonly isStripHidden?: boolean | undefined;
  readonly className?: string | undefined;
}

function labelOf(total: number | null, isCutOff: boolean, words: AlertCenterTranslate): string {
  const label =
    total === null ? words('bellUnknown') : words('bellLabel', { number: capCount(total) });
  return isCutOff ? words('bellCutOff', { label }) : label;
}

/** The bell of the top bar: unresolved alerts on the left, the newest unread ones beside it. */
export const Bell = forwardRef<HTMLButtonElement, BellProps>(
  function Bell(props, ref): ReactElement {
    const { isOpen = false, controls, onToggle, isStripHidden = false, className } = props;
    const words = useWords();
    const { total, isKnown } = useAlertCounts();
    const isCutOff = useConnection().state === 'cutOff';
    return (
      <div className={classNames(css.bell, className)} data-cut-off={isCutOff || undefined}>
        <button
          ref={ref}
          type="button"
          className={css.button}
          aria-label={labelOf(isKnown ? total : null, isCutOff, words)}
          aria-expanded={isOpen}
          aria-controls={isOpen ? controls : undefined}
          aria-haspopup="dialog"
          onClick={onToggle}
        >
          <Icon name={isCutOff ? 'waveOff' : 'bell'} className={css.icon} />
          <span className={css.count}>{isKnown ? capCount(total) : '–'}</span>
        </button>
        {!isStripHidden && <UnreadStrip />}
      </div>
    );
  },
);
