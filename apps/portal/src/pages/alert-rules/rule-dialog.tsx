import type { HttpRuleSource } from '@pantau/alert-rules/http';
import { useSession } from '@pantau/core';
import { scopes } from '@pantau/core/contract';
import { LazyPart, createLazy } from '@pantau/core/ui/lazy';
import { addressItem, useLeaveGuard } from '@pantau/shell/react-router';
import type { ReactElement } from 'react';
import { OPEN_RULE } from '../../navigation/pages.ts';

const dialog = createLazy(
  async () => (await import('@pantau/alert-rules/editor-dialog')).AlertRuleDialog,
);

export interface RuleDialogProps extends HttpRuleSource {
  readonly ruleId: string;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

const placeOf = ({ pathname, search }: { readonly pathname: string; readonly search: string }) =>
  `${pathname} ${addressItem(OPEN_RULE, search)}`;

/** A rule over the list (AR-65). */
export function RuleDialog({ rules, targets, ...props }: RuleDialogProps): ReactElement {
  const { permissions } = useSession();
  const guard = useLeaveGuard(placeOf);
  return (
    <LazyPart
      part={dialog}
      props={{
        ...props,
        ...{ source: rules, targets, guard },
        canSave: permissions.can(scopes.alertRuleUpdate),
      }}
    />
  );
}
