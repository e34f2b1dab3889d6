import { isPantauError, useMessages, useToast } from '@pantau/core';
import { useState } from 'react';
import type { OnboardingSource } from '../../engine/onboarding/onboarding-source.port.ts';
import {
  type TemplateChoices,
  toTemplateChoices,
} from '../../engine/onboarding/template-choices.ts';
import { onboardingMessages } from '../../messages/onboarding-messages.ts';

export interface Save {
  readonly isSaving: boolean;
  save(choices: TemplateChoices): void;
}

/**
 * Creates the rules and then completes the onboarding (AR-83). A failure is shown, and leaves everything as it is: after
 * one of the second step, saving again creates no rule twice (AR-84).
 */
export function useSave(source: OnboardingSource, onSaved: () => void): Save {
  const t = useMessages(onboardingMessages);
  const toast = useToast();
  const [isSaving, setSaving] = useState(false);

  const run = async (choices: TemplateChoices): Promise<void> => {
    setSaving(true);
    try {
      await source.createFromTemplates(toTemplateChoices(choices));
    } catch {
      setSaving(false);
      toast.show({ kind: 'error', text: t('failedSave') });
      return;
    }
    try {
      await source.complete();
      onSaved();
    } catch (error) {
      const text = (isPantauError(error) && error.serverMessage) || t('failedComplete');
      toast.show({ kind: 'error', text });
    } finally {
      setSaving(false);
    }
  };
  return { isSaving, save: (choices) => void run(choices) };
}
