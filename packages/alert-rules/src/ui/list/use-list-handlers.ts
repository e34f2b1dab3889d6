import { useLayoutEffect, useMemo, useRef } from 'react';
import type { AlertRuleListProps } from './list-props.ts';

type ListHandlers = Pick<AlertRuleListProps, 'onOpen' | 'ruleHref' | 'onCreate'>;

/** The host's functions under identities that stay, so that a new function does not render all rows. */
export function useListHandlers({ onOpen, ruleHref, onCreate }: ListHandlers): ListHandlers {
  const latest = useRef<ListHandlers>({ onOpen, ruleHref, onCreate });
  useLayoutEffect(() => {
    latest.current = { onOpen, ruleHref, onCreate };
  });
  const opens = onOpen !== undefined;
  const links = ruleHref !== undefined;
  const creates = onCreate !== undefined;
  return useMemo(
    () => ({
      onOpen: opens ? (rule) => latest.current.onOpen?.(rule) : undefined,
      ruleHref: links ? (rule, query) => latest.current.ruleHref?.(rule, query) ?? '' : undefined,
      onCreate: creates ? () => latest.current.onCreate?.() : undefined,
    }),
    [opens, links, creates],
  );
}
