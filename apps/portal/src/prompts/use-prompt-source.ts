import { createHttpPromptSource } from '@pantau/shell/http';
import type { PromptSource } from '@pantau/shell/prompts';
import { useSessionServices } from '@pantau/shell/session';
import { useMemo } from 'react';

/** What the prompts of the signed-in user request. */
export function usePromptSource(): PromptSource {
  const { session, preferences } = useSessionServices();
  return useMemo(
    () =>
      createHttpPromptSource({
        baseUrl: '',
        getToken: session.getToken,
        locale: preferences.language.get,
      }),
    [session, preferences],
  );
}
