import { useParts } from '@pantau/core';
import { capCount } from '@pantau/core/ui/badge';
import { Icon, type IconName } from '@pantau/core/ui/icon';
import { IconButton } from '@pantau/core/ui/icon-button';
import { VisuallyHidden } from '@pantau/core/ui/visually-hidden';
import { type ReactElement, type ReactNode, forwardRef, useImperativeHandle, useRef } from 'react';
import { useAlertCounts } from '../../hooks/list.ts';
import { useConnection } from '../../hooks/connection.ts';
import { useReminder } from '../../hooks/reminder.ts';
import type { FirstTranslate } from '../../messages/alert-center-messages.ts';
import { useSoundOffer } from '../reminder/use-sound-offer.ts';
import { HostSlot } from '../shared/host-slot.tsx';
import { useViewOptions } from '../shared/view-options.ts';
import { useFirstText } from '../shared/use-first-text.ts';
import css from './bell.module.css';
import { UnreadStrip } from './unread-strip.tsx';

export interface BellProps {
  /** Whether the panel is open. */
  readonly open?: boolean | undefined;
  /** Id of the open panel. */
  readonly controls?: string | undefined;
  onToggle(): void;
  /** Called on hover and focus, before the user may open the panel. */
  readonly onIntent?: (() => void) | undefined;
  /** Hides the unread strip. It is never shown on a phone. */
  readonly hideStrip?: boolean | undefined;
  /** Shown in place of the unread strip. */
  readonly instead?: ReactNode;
  readonly className?: string | undefined;
}

/** State of the bell. A lost connection takes precedence. */
type BellState = 'calm' | 'raised' | 'paused' | 'disconnected' | 'signedOut';

const icons: Readonly<Record<BellState, IconName>> = {
  calm: 'bell',
  raised: 'octagonAlert',
  paused: 'pause',
  disconnected: 'waveOff',
  signedOut: 'bell',
};

function useBellState(): BellState {
  const { state, signedOut } = useConnection();
  const { isRaised } = useReminder();
  if (signedOut) return 'signedOut';
  if (state === 'disconnected') return 'disconnected';
  if (isRaised) return 'raised';
  return state === 'paused' ? 'paused' : 'calm';
}

const stateLabels = {
  raised: 'bellRaised',
  paused: 'bellPaused',
  disconnected: 'bellDisconnected',
  signedOut: 'bellSignedOut',
} as const;

function bellLabelText(total: number | null, mood: BellState, t: FirstTranslate): string {
  const label = total === null ? t('bellUnknown') : t('bellLabel', { number: capCount(total) });
  return mood === 'calm' ? label : t(stateLabels[mood], { label });
}

/** The bell with the unresolved count and, next to it, the unread strip. */
export const Bell = forwardRef<HTMLButtonElement, BellProps>(
  function Bell(props, ref): ReactElement {
    const parts = useParts();
    const { open = false, controls, onToggle, onIntent, hideStrip = false, className } = props;
    const { instead } = props;
    const t = useFirstText();
    const counts = useAlertCounts();
    const mood = useBellState();
    const { total } = counts;
    const { renderBell } = useViewOptions();
    const connection = useConnection();
    const isKnown = counts.isKnown && mood !== 'signedOut';
    const label = bellLabelText(isKnown ? total : null, mood, t);
    const { offered, accept } = useSoundOffer();
    const buttonRef = useRef<HTMLButtonElement>(null);
    useImperativeHandle(ref, () => buttonRef.current as HTMLButtonElement);
    const enableSound = async (): Promise<void> => {
      // The button unmounts, so move the focus to the bell.
      if (await accept()) buttonRef.current?.focus({ preventScroll: true });
    };
    return (
      <div {...parts('bell', css.bell, className)} data-mood={mood}>
        <button
          ref={buttonRef}
          type="button"
          {...parts('bell-button', css.button)}
          title={mood === 'paused' ? t('stripPaused') : undefined}
          aria-label={renderBell === undefined ? label : undefined}
          aria-expanded={open}
          aria-controls={open ? controls : undefined}
          aria-haspopup="dialog"
          onPointerEnter={onIntent}
          onFocus={onIntent}
          onClick={onToggle}
        >
          {renderBell !== undefined && <VisuallyHidden>{`${label} `}</VisuallyHidden>}
          <HostSlot render={renderBell} content={{ counts, connection, open }}>
            <>
              <Icon name={icons[mood]} className={css.icon} />
              <span
                {...parts('badge', css.count)}
                aria-hidden={renderBell !== undefined || undefined}
              >
                {isKnown ? capCount(total) : '–'}
              </span>
            </>
          </HostSlot>{' '}
        </button>
        {offered && (
          <IconButton
            icon="speakerOff"
            label={t('enableSound')}
            className={css.offer}
            onClick={() => void enableSound()}
          />
        )}
        {instead ?? (!hideStrip && <UnreadStrip />)}
      </div>
    );
  },
);
