import { useParts } from '@pantau/core';
import { Badge, capCount } from '@pantau/core/ui/badge';
import { IconButton } from '@pantau/core/ui/icon-button';
import { Switch } from '@pantau/core/ui/switch';
import { VisuallyHidden } from '@pantau/core/ui/visually-hidden';
import type { PointerEvent, ReactElement } from 'react';
import { useConnection } from '../../hooks/connection.ts';
import { useAlertCounts, useUnresolvedOnly } from '../../hooks/list.ts';
import { useHeaderSearch } from './header-search.tsx';
import { HeaderReminder, HeaderSettings } from './header-tools.tsx';
import { BringBackButton } from '../own-window/bring-back-button.tsx';
import { PanelLogo } from './panel-logo.tsx';
import { HostSlot } from '../shared/host-slot.tsx';
import { useViewOptions } from '../shared/view-options.ts';
import { useText } from '../shared/use-text.ts';
import css from './alert-panel.module.css';
import { ConnectionState } from './connection-state.tsx';
import { DisplayButtons } from './display-buttons.tsx';
import type { PanelDisplay } from './panel-size.ts';

/** Moves the window around the panel. */
export interface WindowHandle {
  /** Moves the window by keyboard. */
  readonly grip: ReactElement;
  /** Pointer presses on the header outside its controls. */
  onPointerDown(event: PointerEvent<HTMLElement>): void;
}

export interface PanelHeaderProps {
  readonly titleId: string;
  readonly display: PanelDisplay;
  readonly handle: WindowHandle | undefined;
  readonly onClose: (() => void) | undefined;
}

const hasChoice = (display: PanelDisplay): boolean =>
  display !== 'inline' && display !== 'sheet' && display !== 'window';

/** Title, connection state, settings, display buttons and filter. */
export function PanelHeader({ titleId, display, handle, onClose }: PanelHeaderProps): ReactElement {
  const parts = useParts();
  const t = useText();
  const search = useHeaderSearch();
  // Elsewhere display buttons, or larger targets, leave no room beside the whole title.
  const isBesideTitle = display === 'inline';
  return (
    <header
      {...parts('header', css.head)}
      data-handle={handle !== undefined || undefined}
      onPointerDown={handle?.onPointerDown}
    >
      <div className={css.bar}>
        {handle?.grip}
        <PanelTitle id={titleId} />
        <ConnectionState />
        <span className={css.space} />
        {isBesideTitle && search.button}
        <HeaderSettings />
        {hasChoice(display) && <DisplayButtons />}
        {display === 'window' && <BringBackButton />}
        {onClose !== undefined && (
          <IconButton
            icon="close"
            size={display === 'sheet' ? 'large' : 'dense'}
            label={t('close')}
            onClick={onClose}
          />
        )}
      </div>
      <UnresolvedOnly button={isBesideTitle ? null : search.button} />
      {search.bar}
    </header>
  );
}

/** The title, or the host's content or logo in its place; the heading, which names the panel, stays. */
function PanelTitle({ id }: { readonly id: string }): ReactElement {
  const parts = useParts();
  const t = useText();
  const { renderHeader } = useViewOptions();
  const counts = useAlertCounts();
  const connection = useConnection();
  const around = (custom: ReactElement): ReactElement => (
    <>
      <VisuallyHidden>
        <h2 id={id}>{t('title')}</h2>
      </VisuallyHidden>
      <div {...parts('title', css.title)}>{custom}</div>
    </>
  );
  return (
    <HostSlot render={renderHeader} content={{ counts, connection }} around={around}>
      <PanelLogo around={around}>
        <h2 id={id} {...parts('title', css.title)}>
          {t('title')}
        </h2>
      </PanelLogo>
    </HostSlot>
  );
}

function UnresolvedOnly({ button }: { readonly button: ReactElement | null }): ReactElement {
  const t = useText();
  const { total, isKnown } = useAlertCounts();
  const [isOn, setOn] = useUnresolvedOnly();
  return (
    <div className={css.bar}>
      <Switch label={t('unresolvedOnly')} checked={isOn} onCheckedChange={setOn} />
      {isKnown && <Badge count={total} label={t('unresolvedCount', { number: capCount(total) })} />}
      <div className={css.end}>
        <HeaderReminder />
        {button}
      </div>
    </div>
  );
}
