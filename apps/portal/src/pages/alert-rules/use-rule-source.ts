import { type HttpRuleSource, createHttpRuleSource } from '@pantau/alert-rules/http';
import { useMemo } from 'react';
import { useSessionServices } from '@pantau/shell/session';

/** The alert rules of the signed-in user's company, and what they can name. */
export function useRuleSource(): HttpRuleSource {
  const { session, preferences } = useSessionServices();
  return useMemo(
    () =>
      createHttpRuleSource({
        baseUrl: '',
        getToken: session.getToken,
        locale: preferences.language.get,
      }),
    [session, preferences],
  );
}
