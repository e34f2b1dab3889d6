import { useLocale } from '@pantau/core';
import { Dialog, SeverityGlyph } from '@pantau/core/ui';
import type { ReactElement } from 'react';
import type { AlertView } from '../../controllers/use-alert.ts';
import { isUnresolved } from '../../domain/alert.ts';
import { PreviewActions } from '../preview/preview-actions.tsx';
import { PreviewContent } from '../preview/preview-content.tsx';
import css from '../preview/preview-content.module.css';
import { attentionOf, iconOf, severityText, stateText, titleOf } from '../words/alert-text.ts';
import { useWords } from '../words/use-words.ts';

export interface AlertDetailProps {
  readonly view: AlertView;
  onClose(): void;
}

/** Everything about one alert, and what can be done with it. */
export function AlertDetail({ view, onClose }: AlertDetailProps): ReactElement {
  const { alert } = view;
  const locale = useLocale();
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      size="narrow"
      title={titleOf(alert, locale)}
      description={<Standing view={view} />}
      footer={<PreviewActions view={view} />}
    >
      <PreviewContent view={view} />
    </Dialog>
  );
}

interface ViewProps {
  readonly view: AlertView;
}

/** How severe it is, and how far it has come. */
function Standing({ view: { alert, urgency } }: ViewProps): ReactElement {
  const words = useWords();
  const attention = attentionOf(alert);
  return (
    <span className={css.standing}>
      <SeverityGlyph severity={urgency} state={attention} size={20} icon={iconOf(alert)} label="" />
      <span className={css.severity} data-urgency={urgency}>
        {severityText(urgency, words)}
      </span>
      {!isUnresolved(alert) && <span className={css.settled}>{stateText(alert, words)}</span>}
    </span>
  );
}
