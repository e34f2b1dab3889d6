/** The editor of alert rules as a dialog. Loads apart from the page. */
export { AlertRuleDialog, type AlertRuleDialogProps } from './alert-rule-dialog.tsx';
