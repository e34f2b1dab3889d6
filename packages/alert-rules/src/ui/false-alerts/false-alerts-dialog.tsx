import { useFormat, useMessages } from '@pantau/core';
import { Button } from '@pantau/core/ui/button';
import { Dialog } from '@pantau/core/ui/dialog';
import { ErrorState } from '@pantau/core/ui/error-state';
import { initialFocus } from '@pantau/core/ui/overlay';
import { Skeleton } from '@pantau/core/ui/skeleton';
import { VisuallyHidden } from '@pantau/core/ui/visually-hidden';
import type { ReactElement } from 'react';
import type { FalseShare } from '../../engine/rules/false-alerts.ts';
import type { AlertRuleSource } from '../../engine/rules/rule-source.ts';
import { falseAlertMessages } from '../../messages/false-alert-messages.ts';
import css from './false-alerts.module.css';
import { FalseGroups } from './false-groups.tsx';
import { useBreakdown } from './use-breakdown.ts';

export interface FalseAlertsDialogProps {
  readonly source: AlertRuleSource;
  readonly rule: {
    readonly id: string;
    readonly label: string;
    readonly falseShare: (FalseShare & { readonly days: number }) | undefined;
  };
  readonly canUpdate: boolean;
  /** Opens the rule with its thresholds. */
  readonly onOpenRule: (() => void) | undefined;
  readonly onClose: () => void;
}

/** Why a rule's alerts are false: by alert code, vehicle and camera, with a way to its thresholds (AR-114). */
export function FalseAlertsDialog(props: FalseAlertsDialogProps): ReactElement {
  const { source, rule, canUpdate, onOpenRule, onClose } = props;
  const t = useMessages(falseAlertMessages);
  const { number } = useFormat();
  const { breakdown, retry } = useBreakdown(source, rule.id);
  const counts = typeof breakdown === 'object' ? breakdown : rule.falseShare;
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content>
        <Dialog.Header>
          <Dialog.Title>{t('title')}</Dialog.Title>
          <Dialog.Description>
            {counts !== undefined &&
              t('ofRule', {
                ...{ label: rule.label, count: counts.days, days: number(counts.days) },
                falseAlerts: number(counts.falseAlerts),
                total: number(counts.total),
              })}
          </Dialog.Description>
        </Dialog.Header>
        <Dialog.Body>
          <div className={css.groups} aria-busy={breakdown === 'loading'}>
            {breakdown === 'loading' && (
              <>
                <VisuallyHidden>{t('loading')}</VisuallyHidden>
                <Skeleton shape="block" height={240} />
              </>
            )}
            {breakdown === 'failed' && (
              <ErrorState
                level={3}
                title={t('failedTitle')}
                text={t('failedText')}
                onRetry={retry}
              />
            )}
            {typeof breakdown === 'object' && <FalseGroups breakdown={breakdown} />}
          </div>
        </Dialog.Body>
        <Dialog.Footer>
          <Button {...initialFocus} onClick={onClose}>
            {t('close')}
          </Button>
          {onOpenRule !== undefined && (
            <Button
              variant={canUpdate ? 'primary' : 'outline'}
              onClick={() => {
                onClose();
                onOpenRule();
              }}
            >
              {t(canUpdate ? 'adjust' : 'open')}
            </Button>
          )}
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}
