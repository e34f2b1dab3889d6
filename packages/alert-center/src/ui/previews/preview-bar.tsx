import { useLocale } from '@pantau/core';
import { IconButton } from '@pantau/core/ui/icon-button';
import { SeverityGlyph } from '@pantau/core/ui/severity-glyph';
import { Skeleton } from '@pantau/core/ui/skeleton';
import type { PointerEvent, ReactElement } from 'react';
import type { AlertView } from '../../hooks/use-alert.ts';
import type { Step } from '../../hooks/use-previews.ts';
import { isUnresolved } from '../../engine/alert/alert.ts';
import { useViewOptions } from '../shared/view-options.ts';
import { useKeyNames } from '../shared/use-key-names.ts';
import {
  attentionOf,
  iconOf,
  severityText,
  stateText,
  titleOf,
} from '../shared/text/alert-text.ts';
import { useWords } from '../shared/use-text.ts';
import css from './preview-bar.module.css';
import { usePreviewWords } from '../shared/use-preview-text.ts';

export interface PreviewBarProps {
  /** Undefined: it is still being read. */
  readonly view: AlertView | undefined;
  /** Moves the window by keyboard. */
  readonly grip?: ReactElement | undefined;
  /** For fingers. */
  readonly isLarge?: boolean | undefined;
  readonly closeAll?: { readonly count: number; run(): void } | undefined;
  onPointerDown?(event: PointerEvent<HTMLElement>): void;
  /** Left out: the ways to other alerts are elsewhere. */
  onStep?(by: Step): void;
  onClose(): void;
}

/** The head of a preview: what has happened, how severe it is, and the ways on. */
export function PreviewBar(props: PreviewBarProps): ReactElement {
  const { view, grip, isLarge = false, closeAll, onPointerDown, onStep, onClose } = props;
  const words = useWords();
  const previewWords = usePreviewWords();
  const keyNames = useKeyNames();
  const { onOpenVehicle } = useViewOptions();
  const size = isLarge ? 'large' : 'dense';
  const vehicle = view?.alert.vehicle;
  return (
    <div
      className={css.bar}
      data-preview-bar=""
      data-handle={grip === undefined ? undefined : ''}
      data-large={isLarge || undefined}
      onPointerDown={onPointerDown}
    >
      {grip}
      <Naming view={view} />
      <div className={css.buttons}>
        {onStep !== undefined && (
          <>
            <IconButton
              icon="chevronUp"
              size={size}
              label={previewWords('previousAlert')}
              {...keyNames('previousAlert')}
              onClick={() => onStep(-1)}
            />
            <IconButton
              icon="chevronDown"
              size={size}
              label={previewWords('nextAlert')}
              {...keyNames('nextAlert')}
              onClick={() => onStep(1)}
            />
          </>
        )}
        {onOpenVehicle !== undefined && vehicle !== undefined && (
          <IconButton
            icon="arrowUpRight"
            size={size}
            label={previewWords('showOnLiveView', { plate: vehicle.licensePlate })}
            onClick={() =>
              onOpenVehicle({ vehicleId: vehicle.vehicleId, licensePlate: vehicle.licensePlate })
            }
          />
        )}
        {closeAll !== undefined && (
          <IconButton
            icon="closeAll"
            size={size}
            label={previewWords('closeAll', { count: closeAll.count })}
            onClick={closeAll.run}
          />
        )}
        <IconButton icon="close" size={size} label={words('close')} onClick={onClose} />
      </div>
    </div>
  );
}

/** What happened, and how far it has come. */
function Naming({ view }: Pick<PreviewBarProps, 'view'>): ReactElement {
  const words = useWords();
  const previewWords = usePreviewWords();
  const locale = useLocale();
  if (view === undefined) {
    return (
      <div className={css.names} role="status" aria-label={previewWords('previewLoading')}>
        <Skeleton width={160} height={14} />
      </div>
    );
  }
  const { alert, urgency } = view;
  const title = titleOf(alert, locale);
  return (
    <>
      <SeverityGlyph
        severity={urgency}
        state={attentionOf(alert)}
        size={20}
        icon={iconOf(alert)}
        label=""
      />
      <div className={css.names}>
        <h2 className={css.title} title={title}>
          {title}
        </h2>
        <span className={css.standing}>
          <span className={css.severity} data-urgency={urgency}>
            {severityText(urgency, words)}
          </span>
          {!isUnresolved(alert) && <span className={css.settled}>{stateText(alert, words)}</span>}
        </span>
      </div>
    </>
  );
}
