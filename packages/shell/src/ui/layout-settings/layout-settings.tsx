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
import { shellMessages } from '../../messages/shell-messages.ts';
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

/** The options themselves, with why some of them cannot be chosen (SH-80). */
function LayoutOptions(): ReactElement {
  const t = useMessages(shellMessages);
  const announce = useAnnounce();
  const { layout, change, reset } = useLayout();
  const { width, orientation } = layout;
  const changeWidth = (next: Layout['width']): void => {
    const { sidebar } = change({ width: next });
    if (sidebar !== layout.sidebar) {
      announce.polite(t('sidebarForced', { sidebar: t(`sidebar_${sidebar}`) }));
    }
  };
  return (
    <>
      <div className={css.body}>
        <p className={css.narrow}>{t('layoutOnNarrow')}</p>
        <OptionGroup
          legend={t('orientation')}
          value={orientation}
          options={orientations.map((value) => ({
            value,
            label: t(`orientation_${value}`),
            sketch: <LayoutSketch layout={{ ...layout, orientation: value }} />,
          }))}
          onChange={(value) => void change({ orientation: value })}
        />
        <OptionGroup
          legend={t('layoutWidth')}
          hint={t('layoutWidthHint')}
          value={width}
          options={layoutWidths.map((value) => ({
            value,
            label: t(`layoutWidth_${value}`),
            sketch: <LayoutSketch layout={{ ...layout, width: value }} />,
          }))}
          onChange={changeWidth}
        />
        <OptionGroup
          legend={t('sidebar')}
          hint={t(
            width === 'boxed'
              ? 'sidebarOfBoxed'
              : orientation === 'horizontal'
                ? 'sidebarOnTop'
                : 'lightFollowsTheme',
          )}
          value={layout.sidebar}
          options={sidebarTypes.map((value) => ({
            value,
            label: t(`sidebar_${value}`),
            disabled: !allowsSidebar(width, value),
            sketch: <LayoutSketch layout={{ ...layout, sidebar: value }} />,
          }))}
          onChange={(value) => void change({ sidebar: value })}
        />
        <OptionGroup
          legend={t('topbar')}
          value={layout.topbar}
          options={topbarTypes.map((value) => ({
            value,
            label: t(`topbar_${value}`),
            sketch: <LayoutSketch layout={{ ...layout, topbar: value }} />,
          }))}
          onChange={(value) => void change({ topbar: value })}
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
