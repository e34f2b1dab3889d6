import { Select } from '@pantau/core/ui/select';
import type { ReactElement } from 'react';
import { Card } from '../shared/card.tsx';
import form from '../form/settings-section.module.css';
import { useProfileText } from './use-profile-text.ts';

/** A choice that the host stores. */
export interface Preference<T> {
  readonly value: T;
  readonly onChange: (value: T) => void;
}

export type ProfileLanguage = 'id' | 'en';
export type ProfileTheme = 'system' | 'light' | 'dark';

/** The choices of a user on this device. One that the host leaves out is not shown. */
export interface ProfilePreferences {
  readonly language?: Preference<ProfileLanguage> | undefined;
  readonly theme?: Preference<ProfileTheme> | undefined;
  /** Minutes between reminders of unresolved urgent alerts, among `options`; 0 for none. */
  readonly reminder?: (Preference<number> & { readonly options: readonly number[] }) | undefined;
}

export interface PreferencesSectionProps {
  readonly preferences: ProfilePreferences;
  readonly level: 2 | 3;
}

/** Language, theme and reminders, which apply at once (CS-69). */
export function PreferencesSection({ preferences, level }: PreferencesSectionProps): ReactElement {
  const t = useProfileText();
  const { language, theme, reminder } = preferences;
  return (
    <Card name="preferences" level={level} title={t('preferences')} text={t('preferencesText')}>
      <div className={form.grid}>
        {language !== undefined && (
          <Select
            label={t('language')}
            value={language.value}
            options={[
              // Each language in its own words, for those who cannot read the present one.
              { value: 'id', label: 'Bahasa Indonesia' },
              { value: 'en', label: 'English' },
            ]}
            onValueChange={(value) => language.onChange(value as ProfileLanguage)}
          />
        )}
        {theme !== undefined && (
          <Select
            label={t('theme')}
            value={theme.value}
            options={[
              { value: 'system', label: t('themeSystem') },
              { value: 'light', label: t('themeLight') },
              { value: 'dark', label: t('themeDark') },
            ]}
            onValueChange={(value) => theme.onChange(value as ProfileTheme)}
          />
        )}
        {reminder !== undefined && (
          <Select
            label={t('reminder')}
            value={String(reminder.value)}
            options={reminder.options.map((count) => ({
              value: String(count),
              label: count === 0 ? t('reminderOff') : t('reminderMinutes', { count }),
            }))}
            onValueChange={(value) => reminder.onChange(Number(value))}
          />
        )}
      </div>
    </Card>
  );
}
