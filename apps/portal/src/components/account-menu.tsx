import type { ReactElement } from 'react';
import {
  type Locale,
  type SessionUser,
  useLocale,
  useMessages,
  usePersisted,
  useSession,
} from '@pantau/core';
import { Icon } from '@pantau/core/ui/icon';
import { Menu } from '@pantau/core/ui/menu';
import { VisuallyHidden } from '@pantau/core/ui/visually-hidden';
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
    <Menu.Root>
      <Menu.Trigger asChild>
        <button type="button" className={css.trigger}>
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
      </Menu.Trigger>
      <Menu.Content aria-label={t('account')} align="end">
        {isBilingual && (
          <Menu.RadioGroup
            label={t('language')}
            value={locale}
            onValueChange={(next: Locale) => preferences.language.set(next)}
          >
            <Menu.RadioItem value="id">{t('languageId')}</Menu.RadioItem>
            <Menu.RadioItem value="en">{t('languageEn')}</Menu.RadioItem>
          </Menu.RadioGroup>
        )}
        <Menu.RadioGroup
          label={t('theme')}
          value={theme}
          onValueChange={(next: ThemeChoice) => preferences.theme.set(next)}
        >
          <Menu.RadioItem value="system">{t('themeSystem')}</Menu.RadioItem>
          <Menu.RadioItem value="light">{t('themeLight')}</Menu.RadioItem>
          <Menu.RadioItem value="dark">{t('themeDark')}</Menu.RadioItem>
        </Menu.RadioGroup>
        <Menu.Separator />
        <Menu.Item icon="signOut" onSelect={() => void session.signOut()}>
          {t('signOut')}
        </Menu.Item>
      </Menu.Content>
    </Menu.Root>
  );
}
