import { useDataLocale, useParts } from '@pantau/core';
import { shortName } from '@pantau/core/format';
import { IconButton } from '@pantau/core/ui/icon-button';
import { Plate } from '@pantau/core/ui/plate';
import { SeverityGlyph } from '@pantau/core/ui/severity-glyph';
import { Skeleton } from '@pantau/core/ui/skeleton';
import type { PointerEvent, ReactElement } from 'react';
import type { AlertView } from '../../hooks/list.ts';
import type { Step } from '../../hooks/previews.ts';
import { isUnresolved } from '../../engine/alert/alert.ts';
import { settlementOf } from '../../engine/alert/settlement.ts';
import { useViewOptions } from '../shared/view-options.ts';
import { useKeyShortcuts } from '../shared/use-key-names.ts';
import { attentionState, alertIcon, severityText, alertTitle } from '../shared/text/alert-text.ts';
import { useText } from '../shared/use-text.ts';
import { PreviewPresence } from '../presence/preview-presence.tsx';
import css from './preview-bar.module.css';
import { usePreviewText } from '../shared/use-preview-text.ts';

export interface PreviewBarProps {
  /** `undefined` while loading. */
  readonly view: AlertView | undefined;
  /** Moves the window by keyboard. */
  readonly grip?: ReactElement | undefined;
  /** On a phone: larger touch targets, and steps to the sides. */
  readonly isLarge?: boolean | undefined;
  /** Position of the alert among those that the steps lead to. */
  readonly place?: ReactElement | undefined;
  readonly closeAll?: { readonly count: number; run(): void } | undefined;
  onPointerDown?(event: PointerEvent<HTMLElement>): void;
  onStep(by: Step): void;
  onClose(): void;
}

/** Header of a preview: event, plate, severity, steps and other buttons. */
export function PreviewBar(props: PreviewBarProps): ReactElement {
  const parts = useParts();
  const { view, grip, isLarge = false, place, closeAll, onPointerDown, onStep, onClose } = props;
  const t = useText();
  const tPreview = usePreviewText();
  const keyNames = useKeyShortcuts();
  const { onOpenVehicle } = useViewOptions();
  const size = isLarge ? 'large' : 'dense';
  const vehicle = view?.alert.vehicle;
  return (
    <div
      {...parts('preview-header', css.bar)}
      data-preview-bar=""
      data-keeps-calls-away=""
      data-handle={grip === undefined ? undefined : ''}
      data-large={isLarge || undefined}
      onPointerDown={onPointerDown}
    >
      {grip}
      <Naming view={view} place={place} />
      <div className={css.buttons}>
        <IconButton
          icon={isLarge ? 'chevronLeft' : 'chevronUp'}
          size={size}
          label={tPreview('previousAlert')}
          {...keyNames('previousAlert')}
          onClick={() => onStep(-1)}
        />
        <IconButton
          icon={isLarge ? 'chevronRight' : 'chevronDown'}
          size={size}
          label={tPreview('nextAlert')}
          {...keyNames('nextAlert')}
          onClick={() => onStep(1)}
        />
        {/* On a phone it is beside the address: the event needs the room. */}
        {!isLarge && onOpenVehicle !== undefined && vehicle !== undefined && (
          <IconButton
            icon="arrowUpRight"
            size={size}
            label={tPreview('showOnLiveView', { plate: vehicle.licensePlate })}
            onClick={() =>
              onOpenVehicle({ vehicleId: vehicle.vehicleId, licensePlate: vehicle.licensePlate })
            }
          />
        )}
        {closeAll !== undefined && (
          <IconButton
            icon="closeAll"
            size={size}
            label={tPreview('closeAll', { count: closeAll.count })}
            onClick={closeAll.run}
          />
        )}
        <IconButton icon="close" size={size} label={t('close')} onClick={onClose} />
      </div>
    </div>
  );
}

/** How the alert was settled and by whom: two parts, of which only the first one fits beside a long plate. */
function SettledBy({ alert }: Pick<AlertView, 'alert'>): ReactElement {
  const t = useText();
  const state = t(alert.falseAlert ? 'falseAlert' : 'resolved');
  const name = settlementOf(alert)?.by?.fullname;
  return (
    <>
      <span className={css.settled}>{state}</span>
      {name !== undefined && <span className={css.settledBy}>{`, ${shortName(name)}`}</span>}
    </>
  );
}

/** Event, plate, settlement and severity. What does not fit drops out whole, the last one first (AC-437). */
function Naming({ view, place }: Pick<PreviewBarProps, 'view' | 'place'>): ReactElement {
  const parts = useParts();
  const t = useText();
  const tPreview = usePreviewText();
  const locale = useDataLocale();
  if (view === undefined) {
    return (
      <div className={css.names} role="status" aria-label={tPreview('previewLoading')}>
        <Skeleton width={160} height={14} />
      </div>
    );
  }
  const { alert, urgency } = view;
  const title = alertTitle(alert, locale);
  return (
    <>
      <SeverityGlyph
        severity={urgency}
        state={attentionState(alert)}
        size={20}
        icon={alertIcon(alert)}
        label=""
      />
      <div className={css.names}>
        <h2 {...parts('preview-title', css.title)} title={title}>
          {title}
        </h2>
        <span className={css.standing}>
          <span className={css.facts}>
            <Plate plate={alert.vehicle.licensePlate} />
            {!isUnresolved(alert) && <SettledBy alert={alert} />}
            <span className={css.severity} data-urgency={urgency}>
              {severityText(urgency, t)}
            </span>
          </span>
          <PreviewPresence id={alert.id} />
          {place !== undefined && <span className={css.place}>{place}</span>}
        </span>
      </div>
    </>
  );
}
