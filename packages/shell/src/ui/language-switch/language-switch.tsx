import type { ReactElement } from 'react';
import { type BuiltInLocale, builtInLocales, useLocale, useMessages } from '@pantau/core';
import { useSessionServices } from '../../hooks/session-services.ts';
import { accountMessages } from '../../messages/account-messages.ts';
import css from './language-switch.module.css';

const labels = { id: 'languageId', en: 'languageEn' } as const satisfies Record<
  BuiltInLocale,
  string
>;

/** ID and EN buttons for pages without an account menu. */
export function LanguageSwitch(): ReactElement {
  const t = useMessages(accountMessages);
  const locale = useLocale();
  const { preferences } = useSessionServices();
  return (
    <div className={css.switch} role="group" aria-label={t('language')}>
      {builtInLocales.map((option) => (
        <button
          key={option}
          type="button"
          className={css.option}
          aria-pressed={option === locale}
          aria-label={`${option.toUpperCase()}, ${t(labels[option])}`}
          onClick={() => preferences.language.set(option)}
        >
          {option.toUpperCase()}
        </button>
      ))}
    </div>
  );
}
