import { IconButton } from '@pantau/core/ui/icon-button';
import { LazyPart, createLazy } from '@pantau/core/ui/lazy';
import { type ReactElement, useRef, useState } from 'react';
import { useFirstText } from '../../shared/use-first-text.ts';
import type { ExportButtonProps, ExportFlowProps } from './export-props.ts';

const exportFlow = createLazy(async () => (await import('./export-flow.tsx')).ExportFlow);

/**
 * Exports the current view, with its columns, filters and order, as CSV: all of its rows, or where some are
 * selected, by choice only those (DT-403). The code that does so is loaded on first use.
 */
export function ExportButton<Row>(props: ExportButtonProps<Row>): ReactElement {
  const t = useFirstText();
  const [isOpen, setOpen] = useState(false);
  const [share, setShare] = useState<number | null>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const end = (): void => {
    setOpen(false);
    setShare(null);
  };
  const flow: ExportFlowProps<Row> = {
    ...props,
    buttonRef,
    onProgress: setShare,
    onStart: () => setOpen(true),
    onEnd: end,
  };
  return (
    <>
      <IconButton
        ref={buttonRef}
        icon="download"
        loading={share !== null}
        label={
          share === null ? t('exportCsv') : t('exporting', { percent: Math.round(share * 100) })
        }
        {...(props.table.selected.count > 0 && {
          'aria-haspopup': 'menu',
          'aria-expanded': isOpen && share === null,
        })}
        onClick={() => setOpen(!isOpen)}
      />
      {/* A lazy component has no type parameter. */}
      {isOpen && <LazyPart part={exportFlow} props={flow as never} onFail={end} />}
    </>
  );
}
