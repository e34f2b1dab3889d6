import { Menu } from '@pantau/core/ui/menu';
import type { ReactElement, RefObject } from 'react';
import { useText } from '../../shared/use-text.ts';
import type { RowAction } from './row-action.ts';
import { GlyphLabel } from '../../shared/glyph-label.tsx';
import css from './row-actions.module.css';

export interface RowActionsMenuProps<Row> {
  readonly actions: readonly RowAction<Row>[];
  /** Names the row for screen readers. */
  readonly name: string;
  readonly anchorRef: RefObject<HTMLElement | null>;
  readonly align: 'start' | 'end';
  onRun(action: RowAction<Row>): void;
  onClose(): void;
}

/** All actions of a row, also those that are buttons. */
export function RowActionsMenu<Row>(props: RowActionsMenuProps<Row>): ReactElement {
  const { actions, name, anchorRef, align, onRun, onClose } = props;
  const t = useText();
  return (
    <Menu.Root open onOpenChange={onClose}>
      <Menu.Anchor virtualRef={anchorRef} />
      <Menu.Content aria-label={t('rowActionsOf', { name })} align={align}>
        {actions.map((action) => (
          <Menu.Item
            key={action.key}
            icon={action.icon}
            tone={action.tone}
            disabled={action.disabledReason !== undefined}
            meta={action.meta}
            onSelect={() => onRun(action)}
          >
            <GlyphLabel glyph={action.glyph} label={action.label} />
            {action.disabledReason !== undefined && (
              <span className={css.reason}>{action.disabledReason}</span>
            )}
          </Menu.Item>
        ))}
      </Menu.Content>
    </Menu.Root>
  );
}
