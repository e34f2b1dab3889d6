import { useAnnounce, useClock, useFormat, useReportError, useTranslator } from '@pantau/core';
import { whenIdle } from '@pantau/core/lazy';
import { type ClipboardEvent, type ReactElement, type ReactNode, useEffect } from 'react';
import type { CopiedTexts } from './copied-texts.ts';
import { type ExportParts, exportParts } from './export-parts.ts';
import type { TableView } from './table-view.ts';
import { useCompanyDay } from '../../shared/use-company-day.ts';
import css from './copy-area.module.css';

export interface CopyAreaProps<Row> {
  /** From `useDataTable`. */
  readonly table: TableView<Row>;
  /** The table. */
  readonly children: ReactNode;
}

/** The browser copies selected text, and the content of a focused input. */
function isOwnCopy(target: HTMLElement): boolean {
  if (target.closest('input, textarea, select, [contenteditable]') !== null) {
    return target.closest('input[type="checkbox"]') === null;
  }
  const root = target.getRootNode() as Document | ShadowRoot;
  const marked = 'getSelection' in root ? root.getSelection() : target.ownerDocument.getSelection();
  return marked !== null && !marked.isCollapsed;
}

/** Writes texts that are not known yet. The browser allows it only in the event itself. */
function writeLater(texts: Promise<CopiedTexts | null>): Promise<void> {
  const blobOf = async (type: string, part: 'plain' | 'html'): Promise<Blob> =>
    new Blob([(await texts)?.[part] ?? ''], { type });
  return navigator.clipboard.write([
    new ClipboardItem({
      'text/plain': blobOf('text/plain', 'plain'),
      'text/html': blobOf('text/html', 'html'),
    }),
  ]);
}

/** Ctrl+C copies the selected rows, or the focused cell if no row is selected (DT-42). */
export function CopyArea<Row>({ table, children }: CopyAreaProps<Row>): ReactElement {
  const announce = useAnnounce();
  const format = useFormat();
  const translator = useTranslator();
  const report = useReportError();
  const clock = useClock();
  const { timeZone } = useCompanyDay();
  useEffect(() => whenIdle(clock, exportParts.preload), [clock]);

  const onCopy = (event: ClipboardEvent): void => {
    const target = event.target as HTMLElement;
    const cell = target.closest<HTMLElement>('[role="gridcell"]');
    if (cell === null || isOwnCopy(target)) return;
    const textsOf = ({ copiedTexts, laterMessages }: ExportParts): CopiedTexts | null =>
      copiedTexts({ table, cell, format, timeZone, t: translator(laterMessages) });
    const parts = exportParts.get();
    if (parts === undefined) {
      event.preventDefault();
      const texts = exportParts.load().then(textsOf);
      Promise.all([texts, writeLater(texts)]).then(
        ([done]) => announce.polite(done?.announcement ?? ''),
        report,
      );
      return;
    }
    const texts = textsOf(parts);
    if (texts === null) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', texts.plain);
    event.clipboardData.setData('text/html', texts.html);
    announce.polite(texts.announcement);
  };
  return (
    <div className={css.area} onCopy={onCopy} onFocus={exportParts.preload}>
      {children}
    </div>
  );
}
