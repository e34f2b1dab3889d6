import { type KeyboardEvent, type ReactElement, useRef } from 'react';
import { useMessages } from '../i18n/i18n-context.tsx';
import css from './camera-tabs.module.css';
import type { VideoClip } from './clip.ts';
import { mediaMessages } from './messages/media-messages.ts';

export interface CameraTabsProps {
  readonly clips: readonly VideoClip[];
  readonly selectedId: string;
  /** Id of the tab panel. */
  readonly panelId: string;
  readonly onSelect: (id: string) => void;
}

/** Tabs for the cameras of an alert. */
export function CameraTabs(props: CameraTabsProps): ReactElement {
  const { clips, selectedId, panelId, onSelect } = props;
  const t = useMessages(mediaMessages);
  const listRef = useRef<HTMLDivElement>(null);

  const onKeyDown = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    event.stopPropagation();
    const at = clips.findIndex(({ id }) => id === selectedId) + step + clips.length;
    const next = clips[at % clips.length];
    if (next === undefined) return;
    onSelect(next.id);
    listRef.current?.querySelectorAll('button')[at % clips.length]?.focus();
  };

  return (
    <div ref={listRef} className={css.tabs} role="tablist" aria-label={t('cameras')}>
      {clips.map(({ id, camera }) => (
        <button
          key={id}
          type="button"
          role="tab"
          className={css.tab}
          aria-selected={id === selectedId}
          aria-controls={panelId}
          tabIndex={id === selectedId ? 0 : -1}
          onClick={() => onSelect(id)}
          onKeyDown={onKeyDown}
        >
          {camera}
        </button>
      ))}
    </div>
  );
}
