import type { ReactElement } from 'react';
import { type Locale, locales, useLocale, useMessages } from '@pantau/core';
import { portalMessages } from '../messages/portal-messages.ts';
import { usePortal } from '../portal/portal-context.ts';
import css from './language-switch.module.css';

const labels = { id: 'languageId', en: 'languageEn' } as const satisfies Record<Locale, string>;

/** ID and EN side by side, for a page without an account menu. */
export function LanguageSwitch(): ReactElement {
  const t = useMessages(portalMessages);
  const locale = useLocale();
  const { preferences } = usePortal();
  return (
    <div className={css.switch} role="group" aria-label={t('language')}>
      {locales.map((one) => (
        <button
          key={one}
          type="button"
          className={css.choice}
          aria-pressed={one === locale}
          aria-label={`${one.toUpperCase()}, ${t(labels[one])}`}
          onClick={() => preferences.language.set(one)}
        >
          {one.toUpperCase()}
        </button>
      ))}
    </div>
  );
}
