import type { HttpRuleSource } from '@pantau/alert-rules/http';
import { useSession } from '@pantau/core';
import { scopes } from '@pantau/core/contract';
import { LazyPart, createLazy } from '@pantau/core/ui/lazy';
import { useLeaveGuard } from '@pantau/shell/react-router';
import type { ReactElement } from 'react';
import { openRuleOf } from './open-rule.ts';

const dialog = createLazy(
  async () => (await import('@pantau/alert-rules/editor-dialog')).AlertRuleDialog,
);

export interface RuleDialogProps extends HttpRuleSource {
  readonly ruleId: string;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

const placeOf = ({ pathname, search }: { readonly pathname: string; readonly search: string }) =>
  `${pathname} ${openRuleOf(search)}`;

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
