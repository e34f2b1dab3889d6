import { ErrorState } from '@pantau/core/ui/error-state';
import { type LeaveGuard, useUnsavedInput } from '@pantau/core/ui/unsaved-input';
import { VisuallyHidden } from '@pantau/core/ui/visually-hidden';
import { isPantauError } from '@pantau/core';
import { type ReactElement, useState } from 'react';
import type { ProfileSource } from '../../engine/profile/profile-source.ts';
import type { Profile as UserProfile } from '../../engine/profile/profile.ts';
import { type UsedProfile, useProfile } from '../../hooks/use-profile.ts';
import { SectionSkeleton } from '../shared/section-skeleton.tsx';
import { problemText } from '../shared/use-problem-text.ts';
import { PersonalSection } from './personal-section.tsx';
import { type ProfilePreferences, PreferencesSection } from './preferences-section.tsx';
import css from './profile.module.css';
import { SessionsSection } from './sessions-section.tsx';
import { useProfileText } from './use-profile-text.ts';

export interface ProfileProps {
  readonly source: ProfileSource;
  /** Left out: the user has no choices here. */
  readonly preferences?: ProfilePreferences | undefined;
  /** Level of the sections' headings. Defaults to 2. */
  readonly level?: 2 | 3 | undefined;
  /** Binds the host's router, so that unsaved changes are not lost. Must keep its identity between renders. */
  readonly guard?: LeaveGuard | undefined;
  /** The profile has been stored, so that the host can show it elsewhere. */
  readonly onSaved?: ((profile: UserProfile) => void) | undefined;
}

/** A user's own details, preferences and sessions. */
export function Profile(props: ProfileProps): ReactElement {
  const { source, preferences, level = 2, guard, onSaved } = props;
  const t = useProfileText();
  const used = useProfile(source);
  const [isDirty, setDirty] = useState(false);
  const unsaved = useUnsavedInput({
    ...{ isUnsaved: isDirty, guard },
    texts: { title: t('leaveTitle'), text: t('leaveText'), stay: t('stay'), leave: t('leave') },
  });
  const { profile, details, setProfile } = used;
  return (
    <div className={css.page}>
      {profile === undefined || details === undefined ? (
        <ProfilePlaceholder {...used} level={level} />
      ) : (
        <>
          <PersonalSection
            {...{ source, profile, details, level }}
            onDirtyChange={setDirty}
            onSaved={(stored) => {
              setProfile(stored);
              onSaved?.(stored);
            }}
          />
          {preferences !== undefined && (
            <PreferencesSection preferences={preferences} level={level} />
          )}
          <SessionsSection source={source} level={level} />
        </>
      )}
      {unsaved.prompt}
    </div>
  );
}

const PERSONAL_FIELDS = 5;

export interface ProfilePlaceholderProps extends Pick<UsedProfile, 'error' | 'loading' | 'reload'> {
  readonly level: 2 | 3;
}

/** That the profile is being loaded, or could not be (CS-74). */
export function ProfilePlaceholder(props: ProfilePlaceholderProps): ReactElement {
  const { error, loading, reload, level } = props;
  const t = useProfileText();
  if (error !== null) {
    const isOffline =
      isPantauError(error) && (error.kind === 'offline' || error.kind === 'timeout');
    return (
      <ErrorState
        level={level}
        art={isOffline ? 'offline' : 'broken'}
        title={t('failedTitle')}
        text={problemText(t, error)}
        onRetry={reload}
        retrying={loading}
      />
    );
  }
  return (
    <div className={css.page} aria-busy="true">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <SectionSkeleton
        {...{ level, title: t('personal'), text: t('personalText') }}
        fields={PERSONAL_FIELDS}
      />
    </div>
  );
}
