import { useClock } from '@pantau/core';
import { useRequest } from '@pantau/core/request';
import { useMemo } from 'react';
import type { Alert } from '../engine/alert/alert.ts';
import type { FalseRule, FalseRules } from '../engine/list/alert-source.port.ts';
import { mostFalse, readFalseRules } from '../engine/previews/false-rule.ts';
import { useAlertCenter } from './alert-center-context.ts';

export { falsePercent } from '../engine/previews/false-rule.ts';

/** The alert's rule that is false too often, if there is one. */
export function useFalseRule({
  alertRuleIds,
}: Pick<Alert, 'alertRuleIds'>): (FalseRule & { readonly days: number }) | null {
  const { source } = useAlertCenter();
  const clock = useClock();
  const send = useMemo(() => () => readFalseRules(source, clock), [source, clock]);
  const { data } = useRequest<FalseRules | null>(send);
  const found = data == null ? null : mostFalse(data, alertRuleIds);
  return data == null || found === null ? null : { ...found, days: data.days };
}
