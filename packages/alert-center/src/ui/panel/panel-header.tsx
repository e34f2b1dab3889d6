import { Badge, capCount } from '@pantau/core/ui/badge';
import { IconButton } from '@pantau/core/ui/icon-button';
import { Switch } from '@pantau/core/ui/switch';
import type { PointerEvent, ReactElement } from 'react';
import { useAlertCounts } from '../../hooks/use-alert-counts.ts';
import { useUnresolvedOnly } from '../../hooks/use-unresolved-only.ts';
import { HeadReminder, HeadSettings } from './header-tools.tsx';
import { useWords } from '../shared/use-text.ts';
import css from './alert-panel.module.css';
import { ConnectionState } from './connection-state.tsx';
import { LayoutButtons } from './display-buttons.tsx';
import type { PanelLayout } from './panel-size.ts';

/** What moves the window that the panel stands in. */
export interface WindowHandle {
  /** Moves it by keyboard. */
  readonly grip: ReactElement;
  /** Presses on the head that no control has taken. */
  onPointerDown(event: PointerEvent<HTMLElement>): void;
}

export interface PanelHeadProps {
  readonly titleId: string;
  readonly layout: PanelLayout;
  readonly handle: WindowHandle | undefined;
  readonly onClose: (() => void) | undefined;
}

const hasChoice = (layout: PanelLayout): boolean => layout !== 'inline' && layout !== 'sheet';

/** Title, connection in words, settings, how it is shown, and what it shows (spec alerts §2). */
export function PanelHead({ titleId, layout, handle, onClose }: PanelHeadProps): ReactElement {
  const words = useWords();
  return (
    <header
      className={css.head}
      data-handle={handle !== undefined || undefined}
      onPointerDown={handle?.onPointerDown}
    >
      <div className={css.bar}>
        {handle?.grip}
        <h2 id={titleId} className={css.title}>
          {words('title')}
        </h2>
        <ConnectionState />
        <span className={css.space} />
        <HeadSettings />
        {hasChoice(layout) && <LayoutButtons />}
        {onClose !== undefined && (
          <IconButton
            icon="close"
            size={layout === 'sheet' ? 'large' : 'dense'}
            label={words('close')}
            onClick={onClose}
          />
        )}
      </div>
      <UnresolvedOnly />
    </header>
  );
}

function UnresolvedOnly(): ReactElement {
  const words = useWords();
  const { total, isKnown } = useAlertCounts();
  const [isOn, setOn] = useUnresolvedOnly();
  return (
    <div className={css.bar}>
      <Switch label={words('unresolvedOnly')} checked={isOn} onCheckedChange={setOn} />
      {isKnown && (
        <Badge count={total} label={words('unresolvedCount', { number: capCount(total) })} />
      )}
      <HeadReminder />
    </div>
  );
}
