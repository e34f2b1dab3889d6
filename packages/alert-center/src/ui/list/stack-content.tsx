import { useDataLocale, useFormat } from '@pantau/core';
import { classNames } from '@pantau/core/ui/class-names';
import { Plate } from '@pantau/core/ui/plate';
import { SeverityGlyph } from '@pantau/core/ui/severity-glyph';
import { VisuallyHidden } from '@pantau/core/ui/visually-hidden';
import type { ReactElement } from 'react';
import { worseDirections } from '../../engine/stacks/worst-value.ts';
import type { StackSummary } from '../../hooks/stacks.ts';
import {
  alertIcon,
  alertPlace,
  alertTitle,
  attentionState,
  severityText,
  stateText,
} from '../shared/text/alert-text.ts';
import { valueText } from '../shared/text/value-text.ts';
import { useText } from '../shared/use-text.ts';
import contentCss from './row-content.module.css';
import css from './stack-row.module.css';

/** The worst measured value of the repeats, such as "max. 104 km/h". */
function useWorstText({ worst }: StackSummary): string | undefined {
  const t = useText();
  const format = useFormat();
  const value = worst === null ? undefined : valueText(worst, t, format);
  if (worst === null || value === undefined) return undefined;
  return t(worseDirections.get(worst.alertCode) === 'lower' ? 'worstLow' : 'worstHigh', { value });
}

/** What is alike in the repeats, their worst value, and from when to when. */
export function StackContent({ summary }: { readonly summary: StackSummary }): ReactElement {
  const { lead, alerts, unread, isOpen, firstOn, lastOn } = summary;
  const { alert, urgency } = lead;
  const t = useText();
  const format = useFormat();
  const locale = useDataLocale();
  const worst = useWorstText(summary);
  const where = alertPlace(alert);
  const count = alerts.length;
  const attention = unread > 0 ? 'unread' : attentionState(alert);
  const isMixed = unread > 0 && unread < count;
  const state = isMixed ? t('stackUnread', { count: unread }) : stateText(alert, t);
  const [first, last] = [format.time(firstOn), format.time(lastOn)];
  return (
    <>
      <SeverityGlyph
        severity={urgency}
        state={attention}
        icon={alertIcon(alert)}
        label={t('joined', { first: severityText(urgency, t), second: state })}
      />
      <span
        className={classNames(
          contentCss.lines,
          css.lines,
          attention === 'unread' && contentCss.unread,
        )}
      >
        <VisuallyHidden>{t('stackCount', { count })}</VisuallyHidden>
        <span className={classNames(contentCss.first, css.first)}>
          <span className={contentCss.what}>{alertTitle(alert, locale)}</span>
          {worst !== undefined && (
            <span className={classNames(contentCss.value, css.worst)}>{worst}</span>
          )}
        </span>
        <span className={contentCss.second}>
          <Plate plate={alert.vehicle.licensePlate} muted={!isOpen} />
          <span className={css.times}>
            {first === last ? last : t('stackTimes', { first, last })}
          </span>
          {where !== undefined && (
            <span className={contentCss.where} dir="auto">
              {where}
            </span>
          )}
        </span>
      </span>
      {isOpen && lead.snoozed && <VisuallyHidden>{t('snoozed')}</VisuallyHidden>}
    </>
  );
}
