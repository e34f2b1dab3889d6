import { Dialog } from '@pantau/core/ui/dialog';
import type { ReactElement } from 'react';
import type { AlertRuleEditorProps } from './editor-props.ts';
import css from './alert-rule-dialog.module.css';
import { RuleLoader } from './rule-loader.tsx';
import { titleKeyOf } from './title-key.ts';
import { useDialogGuard } from './use-dialog-guard.ts';
import { useEditorText } from './use-editor-text.ts';

export interface AlertRuleDialogProps extends Omit<AlertRuleEditorProps, 'level' | 'onCancel'> {
  /** Called when the user closes the dialog without saving, after a confirmation if there is unsaved input. */
  readonly onClose: () => void;
}

/**
 * Creates or edits an alert rule in a dialog over what the user works on. Open while it is mounted; focus returns
 * to what had it before. It covers a phone. Needs `PantauProvider`.
 */
export function AlertRuleDialog(props: AlertRuleDialogProps): ReactElement {
  const { ruleId, canSave = true, guard: hostGuard, onClose } = props;
  const te = useEditorText();
  const { guard, requestClose } = useDialogGuard(hostGuard);
  return (
    <Dialog.Root
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) requestClose(onClose);
      }}
    >
      <Dialog.Content size="page">
        <Dialog.Header>
          <Dialog.Title>{te(titleKeyOf(ruleId, canSave))}</Dialog.Title>
        </Dialog.Header>
        <Dialog.Body>
          <div className={css.body}>
            <RuleLoader
              {...props}
              canSave={canSave}
              guard={guard}
              level={3}
              inDialog
              onCancel={onClose}
            />
          </div>
        </Dialog.Body>
      </Dialog.Content>
    </Dialog.Root>
  );
}
