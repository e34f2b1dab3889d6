import { useDataLocale, useFormat, useMessages, useToast } from '@pantau/core';
import { useState } from 'react';
import type { SnoozeRequest } from '../../engine/list/alert-source.port.ts';
import { type Snooze, type SnoozeOutcome, useSnoozeActions } from '../../hooks/snooze.ts';
import { snoozeMessages } from '../../messages/snooze-messages.ts';
import { actionErrorText } from '../shared/text/error-text.ts';
import { useText } from '../shared/use-text.ts';

export interface Snoozing {
  /** A request is on its way. */
  readonly busy: boolean;
  /** Both report the outcome in a toast, and resolve to whether it was done. */
  snooze(request: SnoozeRequest): Promise<boolean>;
  end(snooze: Snooze): Promise<boolean>;
}

/** Snoozes for the user and says so. */
export function useSnoozing(): Snoozing {
  const t = useMessages(snoozeMessages);
  const tError = useText();
  const toast = useToast();
  const format = useFormat();
  const language = useDataLocale();
  const actions = useSnoozeActions();
  const [busy, setBusy] = useState(false);

  const run = async (doing: Promise<SnoozeOutcome>): Promise<SnoozeOutcome> => {
    setBusy(true);
    try {
      return await doing;
    } finally {
      setBusy(false);
    }
  };
  const named = ({ event, licensePlate }: Snooze) => ({
    event: event[language],
    plate: licensePlate,
  });
  const end = async (snooze: Snooze): Promise<boolean> => {
    const outcome = await run(actions.endSnooze(snooze));
    if (outcome.ok) toast.show({ kind: 'success', text: t('ended', named(snooze)) });
    else {
      const reason = actionErrorText(outcome.error, tError);
      toast.show({ kind: 'error', text: t('notEnded', { reason }) });
    }
    return outcome.ok;
  };
  return {
    busy,
    end,
    async snooze(request) {
      const outcome = await run(actions.snooze(request));
      if (!outcome.ok) {
        const reason = actionErrorText(outcome.error, tError);
        toast.show({ kind: 'error', text: t('failed', { reason }) });
        return false;
      }
      const { snooze } = outcome;
      if (snooze !== null) {
        const time = format.time(snooze.endsOn);
        toast.show({
          kind: 'success',
          text: t('started', { ...named(snooze), time }),
          action: { label: t('end'), run: () => void end(snooze) },
        });
      }
      return true;
    },
  };
}
