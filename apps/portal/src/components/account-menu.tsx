import type { ReactElement } from 'react';
import {
  type Locale,
  type SessionUser,
  useLocale,
  useMessages,
  usePersisted,
  useSession,
} from '@pantau/core';
import {
  Icon,
  Menu,
  MenuItem,
  MenuRadioGroup,
  MenuRadioItem,
  MenuSeparator,
  VisuallyHidden,
} from '@pantau/core/ui';
import { portalMessages } from '../messages/portal-messages.ts';
import { usePortal } from '../portal/portal-context.ts';
import type { ThemeChoice } from '../preferences/preferences.ts';
import css from './account-menu.module.css';
import { initials } from './initials.ts';

/** Shows the current user; offers language, theme and sign-out. */
export function AccountMenu({ user }: { readonly user: SessionUser }): ReactElement {
  const t = useMessages(portalMessages);
  const { session, preferences } = usePortal();
  const locale = useLocale();
  const theme = usePersisted(preferences.theme);
  const isBilingual = useSession().permissions.hasFlag('vsms2_bilingual');

  return (
    <Menu
      label={t('account')}
      align="end"
      trigger={(props) => (
        <button {...props} type="button" className={css.trigger}>
          <VisuallyHidden>{t('account')}</VisuallyHidden>
          <span className={css.avatar} aria-hidden="true">
            {initials(user.fullname)}
          </span>
          <span className={css.identity}>
            <span className={css.name}>{user.fullname}</span>
            <span className={css.company}>{user.companyName}</span>
          </span>
          <span className={css.arrows}>
            <Icon name="chevronsUpDown" />
          </span>
        </button>
      )}
    >
      {isBilingual && (
        <MenuRadioGroup
          label={t('language')}
          value={locale}
          onValueChange={(next: Locale) => preferences.language.set(next)}
        >
          <MenuRadioItem value="id">{t('languageId')}</MenuRadioItem>
          <MenuRadioItem value="en">{t('languageEn')}</MenuRadioItem>
        </MenuRadioGroup>
      )}
      <MenuRadioGroup
        label={t('theme')}
        value={theme}
        onValueChange={(next: ThemeChoice) => preferences.theme.set(next)}
      >
        <MenuRadioItem value="system">{t('themeSystem')}</MenuRadioItem>
        <MenuRadioItem value="light">{t('themeLight')}</MenuRadioItem>
        <MenuRadioItem value="dark">{t('themeDark')}</MenuRadioItem>
      </MenuRadioGroup>
      <MenuSeparator />
      <MenuItem icon="signOut" onSelect={() => void session.signOut()}>
        {t('signOut')}
      </MenuItem>
    </Menu>
  );
}
