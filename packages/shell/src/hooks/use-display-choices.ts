import {
  type BuiltInLocale,
  type Density,
  builtInLocaleOf,
  useLocale,
  usePersisted,
  useSession,
} from '@pantau/core';
import type { ThemeChoice } from '../engine/preferences/preferences.ts';
import { useSessionServices } from './session-services.ts';

export interface DisplayChoice<T> {
  readonly value: T;
  readonly onChange: (value: T) => void;
}

/** How the user wants the application to look on this device. */
export interface DisplayChoices {
  /** `undefined` for users of a company that has one language. */
  readonly language: DisplayChoice<BuiltInLocale> | undefined;
  readonly theme: DisplayChoice<ThemeChoice>;
  readonly density: DisplayChoice<Density>;
}

/** The flag of companies whose users may choose a language. */
export const BILINGUAL_FLAG = 'vsms2_bilingual';

/** The user's choices, for a menu or a page of settings. They apply at once. */
export function useDisplayChoices(): DisplayChoices {
  const { language, theme, density } = useSessionServices().preferences;
  const locale = builtInLocaleOf(useLocale());
  const isBilingual = useSession().permissions.hasFlag(BILINGUAL_FLAG);
  return {
    language: isBilingual
      ? { value: locale, onChange: (value) => void language.set(value) }
      : undefined,
    theme: { value: usePersisted(theme), onChange: (value) => void theme.set(value) },
    density: { value: usePersisted(density), onChange: (value) => void density.set(value) },
  };
}
