import { Accordion } from '@pantau/core/ui/accordion';
import { capCount } from '@pantau/core/ui/badge';
import { Icon } from '@pantau/core/ui/icon';
import { type ReactElement, memo, useRef, useState } from 'react';
import { useAlertCounts } from '../../hooks/list.ts';
import { useFoundNumbers, useSearch } from '../../hooks/search.ts';
import type { Urgency } from '../../engine/alert/alert.ts';
import { AlertList } from '../list/alert-list.tsx';
import { useText } from '../shared/use-text.ts';
import css from './alert-panel.module.css';

export interface AlertSectionProps {
  readonly urgency: Urgency;
}

/** One accordion of the panel: heading with count, and a list that scrolls separately. */
export const AlertSection = memo(function AlertSection(props: AlertSectionProps): ReactElement {
  const { urgency } = props;
  const t = useText();
  const { [urgency]: count, isKnown } = useAlertCounts();
  const scrollerRef = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(true);
  const { [urgency]: found } = useFoundNumbers();
  const isSearching = useSearch() !== null;
  const number = capCount(count ?? 0);
  const text =
    isSearching && found !== null
      ? t('foundCount', { found: capCount(found), number })
      : t('unresolvedCount', { number });
  const meta = count === null || !isKnown ? {} : { meta: text };
  return (
    <div
      ref={scrollerRef}
      className={css.section}
      data-urgency={urgency}
      data-shut={!open || undefined}
      tabIndex={-1}
    >
      <Accordion
        title={t(urgency)}
        tone={urgency}
        leading={<Icon name={urgency === 'urgent' ? 'octagonAlert' : 'warning'} />}
        {...meta}
        sticky
        open={open}
        onOpenChange={setOpen}
      >
        <AlertList urgency={urgency} scrollerRef={scrollerRef} />
      </Accordion>
    </div>
  );
});
