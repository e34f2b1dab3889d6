import { useMessages, useSession } from '@pantau/core';
import { useMemo } from 'react';
import type { PaletteAction } from '../../engine/palette/palette-action.ts';
import { accountMessages } from '../../messages/account-messages.ts';
import type { ShellNavigation } from '../../engine/navigation/shell-navigation.ts';
import { useSessionServices } from '../../hooks/session-services.ts';
import { useSignOut } from '../../hooks/use-sign-out.ts';

/**
 * What the account menu offers, for the palette: theme, language, density and sign-out (SH-94).
 *
 * @param navigation the host's router, as `AppShell` gets it
 */
export function useAccountActions(navigation: ShellNavigation): readonly PaletteAction[] {
  const t = useMessages(accountMessages);
  const { preferences } = useSessionServices();
  const signOut = useSignOut(navigation);
  const isBilingual = useSession().permissions.hasFlag('vsms2_bilingual');
  return useMemo(() => {
    const { theme, density, language } = preferences;
    const languages: readonly PaletteAction[] = [
      {
        id: 'languageId',
        label: t('languageId'),
        hint: t('language'),
        icon: 'globe',
        run: () => void language.set('id'),
      },
      {
        id: 'languageEn',
        label: t('languageEn'),
        hint: t('language'),
        icon: 'globe',
        run: () => void language.set('en'),
      },
    ];
    return [
      {
        id: 'themeLight',
        label: t('themeLight'),
        hint: t('theme'),
        icon: 'sun',
        run: () => void theme.set('light'),
      },
      {
        id: 'themeDark',
        label: t('themeDark'),
        hint: t('theme'),
        icon: 'moon',
        run: () => void theme.set('dark'),
      },
      {
        id: 'themeSystem',
        label: t('themeSystem'),
        hint: t('theme'),
        icon: 'settings',
        run: () => void theme.set('system'),
      },
      ...(isBilingual ? languages : []),
      {
        id: 'comfortable',
        label: t('densityComfortable'),
        hint: t('density'),
        icon: 'columns',
        run: () => void density.set('comfortable'),
      },
      {
        id: 'compact',
        label: t('densityCompact'),
        hint: t('density'),
        icon: 'columns',
        run: () => void density.set('compact'),
      },
      { id: 'signOut', label: t('signOut'), icon: 'signOut', run: signOut },
    ];
  }, [t, preferences, signOut, isBilingual]);
}
