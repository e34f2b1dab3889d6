import { capCount } from '@pantau/core/ui/badge';
import { classNames } from '@pantau/core/ui/class-names';
import { Icon, type IconName } from '@pantau/core/ui/icon';
import { IconButton } from '@pantau/core/ui/icon-button';
import { type ReactElement, forwardRef, useImperativeHandle, useRef } from 'react';
import { useAlertCounts } from '../../hooks/use-alert-counts.ts';
import { useConnection } from '../../hooks/use-connection.ts';
import { useReminder } from '../../hooks/use-reminder.ts';
import type { AlertCenterTranslate } from '../../messages/alert-center-messages.ts';
import { useSoundOffer } from '../reminder/use-sound-offer.ts';
import { useWords } from '../shared/use-text.ts';
import css from './bell.module.css';
import { UnreadStrip } from './unread-strip.tsx';

export interface BellProps {
  /** The centre that it opens is open. */
  readonly isOpen?: boolean | undefined;
  /** Id of the open centre. */
  readonly controls?: string | undefined;
  onToggle(): void;
  /** Somebody points at the bell, or has it in focus: he may open it. */
  readonly onIntent?: (() => void) | undefined;
  /** Without the strip of unread alerts; on a phone it is never shown. */
  readonly isStripHidden?: boolean | undefined;
  readonly className?: string | undefined;
}

/** What the bell says besides its number: that it cannot be trusted comes first. */
type Mood = 'calm' | 'raised' | 'paused' | 'cutOff';

const icons: Readonly<Record<Mood, IconName>> = {
  calm: 'bell',
  raised: 'octagonAlert',
  paused: 'pause',
  cutOff: 'waveOff',
};

function useMood(): Mood {
  const { state } = useConnection();
  const { isRaised } = useReminder();
  if (state === 'cutOff') return 'cutOff';
  if (isRaised) return 'raised';
  return state === 'paused' ? 'paused' : 'calm';
}

const moodLabels = { raised: 'bellRaised', paused: 'bellPaused', cutOff: 'bellCutOff' } as const;

function labelOf(total: number | null, mood: Mood, words: AlertCenterTranslate): string {
  const label =
    total === null ? words('bellUnknown') : words('bellLabel', { number: capCount(total) });
  return mood === 'calm' ? label : words(moodLabels[mood], { label });
}

/**
 * The bell of the top bar (spec alerts §2): unresolved alerts on the left, the newest unread ones beside
 * it. Raised while the reminder finds urgent ones (§4).
 */
export const Bell = forwardRef<HTMLButtonElement, BellProps>(
  function Bell(props, ref): ReactElement {
    const {
      isOpen = false,
      controls,
      onToggle,
      onIntent,
      isStripHidden = false,
      className,
    } = props;
    const words = useWords();
    const { total, isKnown } = useAlertCounts();
    const mood = useMood();
    const { isOffered, accept } = useSoundOffer();
    const buttonRef = useRef<HTMLButtonElement>(null);
    useImperativeHandle(ref, () => buttonRef.current as HTMLButtonElement);
    const enableSound = async (): Promise<void> => {
      // The offer goes, and the focus with it.
      if (await accept()) buttonRef.current?.focus({ preventScroll: true });
    };
    return (
      <div className={classNames(css.bell, className)} data-mood={mood}>
        <button
          ref={buttonRef}
          type="button"
          className={css.button}
          title={mood === 'paused' ? words('stripPaused') : undefined}
          aria-label={labelOf(isKnown ? total : null, mood, words)}
          aria-expanded={isOpen}
          aria-controls={isOpen ? controls : undefined}
          aria-haspopup="dialog"
          onPointerEnter={onIntent}
          onFocus={onIntent}
          onClick={onToggle}
        >
          <Icon name={icons[mood]} className={css.icon} />
          <span className={css.count}>{isKnown ? capCount(total) : '–'}</span>
        </button>
        {isOffered && (
          <IconButton
            icon="speakerOff"
            label={words('enableSound')}
            className={css.offer}
            onClick={() => void enableSound()}
          />
        )}
        {!isStripHidden && <UnreadStrip />}
      </div>
    );
  },
);
