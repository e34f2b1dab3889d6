import { useAnnounce, useLayer, useMessages } from '@pantau/core';
import { Button } from '@pantau/core/ui/button';
import { IconButton } from '@pantau/core/ui/icon-button';
import { loopTab, useFocusRecovery, useOverlay } from '@pantau/core/ui/overlay';
import { Switch } from '@pantau/core/ui/switch';
import { type ReactElement, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import {
  type Layout,
  allowsSidebar,
  layoutWidths,
  orientations,
  sidebarTypes,
  topbarTypes,
} from '../../engine/layout/layout.ts';
import { useLayout } from '../../hooks/layout/use-layout.ts';
import { type ShellMessageKey, shellMessages } from '../../messages/shell-messages.ts';
import css from './layout-settings.module.css';
import { LayoutSketch } from './layout-sketch.tsx';
import { OptionGroup } from './option-group.tsx';

export interface LayoutSettingsProps {
  readonly onClose: () => void;
}

/** A drawer with the layout of the frame. Each choice applies at once and is kept (SH-85). */
export function LayoutSettings(props: LayoutSettingsProps): ReactElement | null {
  const layer = useLayer();
  return layer === null ? null : createPortal(<OpenSettings {...props} />, layer);
}

function OpenSettings({ onClose }: LayoutSettingsProps): ReactElement {
  const t = useMessages(shellMessages);
  const titleId = useId();
  const ref = useRef<HTMLDivElement>(null);
  useOverlay({
    kind: 'modal',
    elementRef: ref,
    focusOnOpen: 'element',
    onEscape: onClose,
    // A press beside the drawer closes it; the host may show something above.
    onOutside: () => undefined,
  });
  useFocusRecovery(ref);
  return (
    <div
      className={css.beside}
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget) onClose();
      }}
    >
      <div
        ref={ref}
        role="dialog"
        aria-modal="true"
        aria-labelledby={titleId}
        tabIndex={-1}
        className={css.settings}
        onKeyDown={(event) => {
          if (event.key === 'Tab') loopTab(event.currentTarget, event);
        }}
      >
        <div className={css.head}>
          <h2 id={titleId} className={css.title}>
            {t('layoutSettings')}
          </h2>
          <IconButton icon="close" label={t('closeLayoutSettings')} onClick={onClose} />
        </div>
        <LayoutOptions />
      </div>
    </div>
  );
}

/** Why some sidebars cannot be chosen, or what they are (SH-80). */
function sidebarHint({ width, orientation }: Layout): ShellMessageKey {
  if (width === 'boxed') return 'sidebarOfBoxed';
  return orientation === 'horizontal' ? 'sidebarOnTop' : 'lightFollowsTheme';
}

function LayoutOptions(): ReactElement {
  const t = useMessages(shellMessages);
  const announce = useAnnounce();
  const { layout, change, reset } = useLayout();
  const { width } = layout;
  const changeWidth = (next: Layout['width']): void => {
    const { sidebar } = change({ width: next });
    if (sidebar === layout.sidebar) return;
    announce.polite(t('sidebarForced', { sidebar: t(`sidebar_${sidebar}`) }));
  };
  const sketch = (changed: Partial<Layout>): ReactElement => (
    <LayoutSketch layout={{ ...layout, ...changed }} />
  );
  return (
    <>
      <div className={css.body}>
        <p className={css.narrow}>{t('layoutOnNarrow')}</p>
        <OptionGroup
          legend={t('orientation')}
          value={layout.orientation}
          options={orientations}
          labelOf={(value) => t(`orientation_${value}`)}
          sketchOf={(orientation) => sketch({ orientation })}
          onChange={(orientation) => void change({ orientation })}
        />
        <OptionGroup
          legend={t('layoutWidth')}
          hint={t('layoutWidthHint')}
          value={width}
          options={layoutWidths}
          labelOf={(value) => t(`layoutWidth_${value}`)}
          sketchOf={(value) => sketch({ width: value })}
          onChange={changeWidth}
        />
        <OptionGroup
          legend={t('sidebar')}
          hint={t(sidebarHint(layout))}
          value={layout.sidebar}
          options={sidebarTypes}
          labelOf={(value) => t(`sidebar_${value}`)}
          sketchOf={(sidebar) => sketch({ sidebar })}
          isDisabled={(sidebar) => !allowsSidebar(width, sidebar)}
          onChange={(sidebar) => void change({ sidebar })}
        />
        <OptionGroup
          legend={t('topbar')}
          value={layout.topbar}
          options={topbarTypes}
          labelOf={(value) => t(`topbar_${value}`)}
          sketchOf={(topbar) => sketch({ topbar })}
          onChange={(topbar) => void change({ topbar })}
        />
        <div className={css.start}>
          <Switch
            label={t('preloader')}
            checked={layout.preloader}
            onCheckedChange={(preloader) => void change({ preloader })}
          />
          <p className={css.hint}>{t('preloaderHint')}</p>
        </div>
      </div>
      <div className={css.foot}>
        <Button
          icon="undo"
          onClick={() => {
            reset();
            announce.polite(t('layoutReset'));
          }}
        >
          {t('resetLayout')}
        </Button>
      </div>
    </>
  );
}
