import { type PointerEvent, type ReactElement, type RefObject, useRef } from 'react';
import css from './sheet-grabber.module.css';

/** How far the grabber is pulled down to close its sheet, px. */
const CLOSE_FROM = 96;

export interface SheetGrabberProps {
  readonly sheetRef: RefObject<HTMLElement | null>;
  onClose(): void;
}

/** Pulls a sheet down with a finger or the pointer; released far enough, it closes (AC-353). */
export function SheetGrabber({ sheetRef, onClose }: SheetGrabberProps): ReactElement {
  const from = useRef<number | null>(null);

  const show = (by: number): void => {
    const sheet = sheetRef.current;
    if (sheet !== null) sheet.style.transform = by > 0 ? `translateY(${by}px)` : '';
  };
  const end = (event: PointerEvent, isMeant: boolean): void => {
    if (from.current === null) return;
    const by = event.clientY - from.current;
    from.current = null;
    if (isMeant && by >= CLOSE_FROM) onClose();
    else show(0);
  };
  // Keyboard and screen reader users have the close button.
  return (
    <div
      aria-hidden
      className={css.grabber}
      data-sheet-grabber=""
      onPointerDown={(event) => {
        if (!event.isPrimary) return;
        from.current = event.clientY;
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={(event) => {
        if (from.current !== null) show(event.clientY - from.current);
      }}
      onPointerUp={(event) => end(event, true)}
      onPointerCancel={(event) => end(event, false)}
    />
  );
}
