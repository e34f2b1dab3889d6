import { builtInLocaleOf, useFormat, useMessages } from '@pantau/core';
import { Button } from '@pantau/core/ui/button';
import { Dialog } from '@pantau/core/ui/dialog';
import { EmptyState } from '@pantau/core/ui/empty-state';
import { ErrorState } from '@pantau/core/ui/error-state';
import { Icon } from '@pantau/core/ui/icon';
import { Skeleton } from '@pantau/core/ui/skeleton';
import { type ReactElement, useId } from 'react';
import type { RuleTemplate } from '../../engine/onboarding/rule-template.ts';
import {
  type TemplateChoices,
  canSave,
  codesOf,
  isComplete,
} from '../../engine/onboarding/template-choices.ts';
import type { LoadedTemplates } from '../../hooks/onboarding/use-templates.ts';
import { onboardingMessages } from '../../messages/onboarding-messages.ts';
import css from './main-page.module.css';

export interface MainPageProps {
  readonly templates: LoadedTemplates;
  readonly choices: TemplateChoices;
  readonly saving: boolean;
  readonly onRetry: () => void;
  readonly onOpen: (template: RuleTemplate) => void;
  readonly onSave: () => void;
  readonly onClose: () => void;
}

/** The categories, with what is chosen of each. */
export function MainPage(props: MainPageProps): ReactElement {
  const { templates, choices, saving, onRetry, onOpen, onSave, onClose } = props;
  const t = useMessages(onboardingMessages);
  const { number } = useFormat();
  const hintId = useId();
  const total = [...choices.values()].reduce((sum, codes) => sum + codes.length, 0);
  const isReady = canSave(choices);
  return (
    <Dialog.Content size="wide">
      <Dialog.Header>
        <Dialog.Title>{t('title')}</Dialog.Title>
        <Dialog.Description>{t('text')}</Dialog.Description>
      </Dialog.Header>
      <Dialog.Body>
        <div className={css.page} aria-busy={templates === 'loading'}>
          {templates === 'failed' && (
            <ErrorState level={3} title={t('loadFailed')} onRetry={onRetry} />
          )}
          {templates === 'loading' && <Skeleton shape="block" height={272} />}
          {typeof templates === 'object' && templates.length === 0 && (
            <EmptyState level={3} title={t('noTemplates')} />
          )}
          {typeof templates === 'object' && templates.length > 0 && (
            <ul className={css.cards} aria-label={t('categories')}>
              {templates.map((template) => (
                <li key={template.id} className={css.item}>
                  <Card
                    template={template}
                    chosen={choices.get(template.id)?.length ?? 0}
                    disabled={saving}
                    onOpen={() => onOpen(template)}
                  />
                </li>
              ))}
            </ul>
          )}
        </div>
      </Dialog.Body>
      <Dialog.Footer>
        {!isReady && typeof templates === 'object' && templates.length > 0 && (
          <span id={hintId} className={css.hint}>
            {t('chooseFirst')}
          </span>
        )}
        <Button disabled={saving} onClick={onClose}>
          {t('later')}
        </Button>
        <Button
          variant="primary"
          disabled={!isReady}
          aria-describedby={isReady ? undefined : hintId}
          loading={saving}
          onClick={onSave}
        >
          {isReady ? t('saveCount', { count: total, formatted: number(total) }) : t('save')}
        </Button>
      </Dialog.Footer>
    </Dialog.Content>
  );
}

interface CardProps {
  readonly template: RuleTemplate;
  readonly chosen: number;
  readonly disabled: boolean;
  readonly onOpen: () => void;
}

function Card({ template, chosen, disabled, onOpen }: CardProps): ReactElement {
  const t = useMessages(onboardingMessages);
  const { locale, number } = useFormat();
  const isIndonesian = builtInLocaleOf(locale) === 'id';
  const events = codesOf(template).length;
  const count = (key: 'chosen' | 'events', value: number): string =>
    t(key, { count: value, formatted: number(value) });
  const state = isComplete(template)
    ? t('allActive')
    : chosen > 0
      ? count('chosen', chosen)
      : count('events', events);
  return (
    <button
      type="button"
      className={css.card}
      data-chosen={chosen > 0 || undefined}
      disabled={disabled}
      onClick={onOpen}
    >
      <span className={css.glyph}>
        <Icon name={template.icon} size={20} />
      </span>
      <span className={css.texts}>
        <span className={css.name}>{isIndonesian ? template.nameIdn : template.nameEng}</span>
        <span className={css.description}>
          {isIndonesian ? template.descriptionIdn : template.descriptionEng}
        </span>
        <span className={css.state}>
          {(chosen > 0 || isComplete(template)) && <Icon name="check" size={14} />}
          {state}
          <Icon name="chevronRight" size={16} className={css.arrow} />
        </span>
      </span>
    </button>
  );
}
