import { useSession } from '@pantau/core';
import { scopes } from '@pantau/core/contract';
import { Dialog } from '@pantau/core/ui/dialog';
import { type ReactElement, useState } from 'react';
import type { OnboardingSource } from '../../engine/onboarding/onboarding-source.port.ts';
import type { RuleTemplate } from '../../engine/onboarding/rule-template.ts';
import {
  confirmChoice,
  noChoices,
  openedChoice,
} from '../../engine/onboarding/template-choices.ts';
import { useTemplates } from '../../hooks/onboarding/use-templates.ts';
import { CategoryPage } from './category-page.tsx';
import { MainPage } from './main-page.tsx';
import { ResultPage } from './result-page.tsx';
import type { RuleLinks } from './rule-links.ts';
import { useSave } from './use-save.ts';

export interface OnboardingDialogProps extends RuleLinks {
  readonly source: OnboardingSource;
  /** The rules are created and the onboarding is completed; the host refreshes its session. */
  readonly onCompleted: () => void;
  readonly onClose: () => void;
}

type Page =
  | { readonly name: 'main' | 'result' }
  | { readonly name: 'category'; readonly template: RuleTemplate };

/** Offers rules from templates: categories, the events of one, and the result (AR-81 to AR-85). */
export function OnboardingDialog(props: OnboardingDialogProps): ReactElement {
  const { source, onCompleted, onClose, ...links } = props;
  const { permissions } = useSession();
  const { templates, retry } = useTemplates(source);
  const [choices, setChoices] = useState(noChoices);
  const [page, setPage] = useState<Page>({ name: 'main' });
  const main = (): void => setPage({ name: 'main' });
  const { isSaving, save } = useSave(source, () => {
    setPage({ name: 'result' });
    onCompleted();
  });
  const leave = (): void => {
    if (!isSaving) onClose();
  };
  const openRule = (ruleId: string): void => {
    onClose();
    links.onOpenRule?.(ruleId);
  };
  return (
    <Dialog.Root open onOpenChange={(open) => !open && leave()}>
      {page.name === 'main' && (
        <MainPage
          templates={templates}
          choices={choices}
          saving={isSaving}
          onRetry={retry}
          onOpen={(template) => setPage({ name: 'category', template })}
          onSave={() => save(choices)}
          onClose={leave}
        />
      )}
      {page.name === 'category' && (
        <CategoryPage
          template={page.template}
          initial={openedChoice(page.template, choices)}
          ruleHref={links.ruleHref}
          onOpenRule={links.onOpenRule && openRule}
          onBack={main}
          onConfirm={(alertCodes) => {
            setChoices(confirmChoice(choices, page.template.id, alertCodes));
            main();
          }}
        />
      )}
      {page.name === 'result' && (
        <ResultPage active={permissions.can(scopes.alertCenterMain)} onClose={onClose} />
      )}
    </Dialog.Root>
  );
}
