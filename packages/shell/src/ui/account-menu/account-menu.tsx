import type { ReactElement, ReactNode } from 'react';
import {
  type BuiltInLocale,
  type Density,
  type SessionUser,
  builtInLocaleOf,
  useLocale,
  useMessages,
  usePersisted,
  useSession,
} from '@pantau/core';
import { Icon } from '@pantau/core/ui/icon';
import { Menu } from '@pantau/core/ui/menu';
import { VisuallyHidden } from '@pantau/core/ui/visually-hidden';
import { useSessionServices } from '../../hooks/session-services.ts';
import { useShellNavigation } from '../../hooks/shell-context.tsx';
import { useSignOut } from '../../hooks/use-sign-out.ts';
import { accountMessages } from '../../messages/account-messages.ts';
import type { ThemeChoice } from '../../engine/preferences/preferences.ts';
import { LayoutMenuItem } from '../layout-settings/layout-menu-item.tsx';
import css from './account-menu.module.css';
import { initials } from './initials.ts';

export interface AccountMenuProps {
  readonly user: SessionUser;
  /** Opens the user's profile. Left out: there is none. */
  readonly onProfile?: (() => void) | undefined;
  /** Further preferences, as menu items. */
  readonly children?: ReactNode;
}

/** Shows the current user; offers personal preferences and sign-out. */
export function AccountMenu({ user, onProfile, children }: AccountMenuProps): ReactElement {
  const t = useMessages(accountMessages);
  const { preferences } = useSessionServices();
  const signOut = useSignOut(useShellNavigation());
  const locale = useLocale();
  const theme = usePersisted(preferences.theme);
  const density = usePersisted(preferences.density);
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
        {onProfile !== undefined && (
          <>
            <Menu.Item icon="user" onSelect={onProfile}>
              {t('profile')}
            </Menu.Item>
            <Menu.Separator />
          </>
        )}
        {isBilingual && (
          <Menu.RadioGroup
            label={t('language')}
            value={builtInLocaleOf(locale)}
            onValueChange={(next: BuiltInLocale) => preferences.language.set(next)}
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
        <Menu.RadioGroup
          label={t('density')}
          value={density}
          onValueChange={(next: Density) => preferences.density.set(next)}
        >
          <Menu.RadioItem value="comfortable">{t('densityComfortable')}</Menu.RadioItem>
          <Menu.RadioItem value="compact">{t('densityCompact')}</Menu.RadioItem>
        </Menu.RadioGroup>
        {children}
        <LayoutMenuItem />
        <Menu.Footer>
          <Menu.Item icon="signOut" onSelect={signOut}>
            {t('signOut')}
          </Menu.Item>
        </Menu.Footer>
      </Menu.Content>
    </Menu.Root>
  );
}
