import { type ReactElement, useLayoutEffect, useRef } from 'react';
import { usePreviews } from '../../hooks/previews.ts';
import { usePreviewFocus } from './preview-focus.ts';
import { PreviewWindow } from './preview-window.tsx';

/** All open previews as windows, the one used last on top. */
export function PreviewWindows(): ReactElement {
  const { previews, turnedTo } = usePreviews();
  const focus = usePreviewFocus();
  const done = useRef<typeof turnedTo>(null);

  useLayoutEffect(() => {
    if (turnedTo === null || done.current === turnedTo) return;
    done.current = turnedTo;
    const key = previews.find(({ id }) => id === turnedTo.id)?.key;
    const element = key === undefined ? undefined : focus.element(key);
    if (key !== undefined && element !== undefined) focus.enter(key, element);
  }, [turnedTo, previews, focus]);

  // Render in opening order: moving a node would lose its focus and its player.
  const order = [...previews].sort((left, right) => left.key - right.key);
  return (
    <>
      {order.map((preview) => (
        <PreviewWindow
          key={preview.key}
          preview={preview}
          order={previews.indexOf(preview)}
          count={previews.length}
        />
      ))}
    </>
  );
}
