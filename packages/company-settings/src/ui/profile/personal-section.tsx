import { useToast } from '@pantau/core';
import { type ReactElement, useEffect } from 'react';
import type { Section } from '../../engine/company/company.ts';
import { personalProblems } from '../../engine/profile/personal-problems.ts';
import type { ProfileSource } from '../../engine/profile/profile-source.ts';
import {
  type PersonalDetails,
  type Profile,
  personalDetailsOf,
} from '../../engine/profile/profile.ts';
import { useSectionForm } from '../../hooks/use-section-form.ts';
import { TextInput, Value } from '../form/fields.tsx';
import { SectionFrame } from '../form/section-frame.tsx';
import form from '../form/settings-section.module.css';
import { useDetailIssue, useProfileText } from './use-profile-text.ts';

export interface PersonalSectionProps {
  readonly source: ProfileSource;
  readonly profile: Profile;
  readonly details: Section<PersonalDetails>;
  readonly level: 2 | 3;
  readonly onSaved: (stored: Profile) => void;
  readonly onDirtyChange: (isDirty: boolean) => void;
}

const knownRoles = ['manager', 'dispatcher', 'viewer', 'driver'] as const;

/** Who the user is (CS-67, CS-68). Company and role are given by others. */
export function PersonalSection(props: PersonalSectionProps): ReactElement {
  const { source, profile, details, level, onSaved, onDirtyChange } = props;
  const t = useProfileText();
  const issueText = useDetailIssue();
  const toast = useToast();
  const section = useSectionForm<PersonalDetails>({
    current: details,
    check: personalProblems,
    async save(changes, revision) {
      const stored = await source.saveProfile(changes);
      onSaved(stored);
      return { revision: revision + 1, values: personalDetailsOf(stored) };
    },
    readAgain: async () => details,
    onSaved: () => toast.show({ kind: 'success', text: t('personalSaved') }),
  });
  const { isDirty } = section;
  useEffect(() => {
    onDirtyChange(isDirty);
    return () => onDirtyChange(false);
  }, [isDirty, onDirtyChange]);
  const role = knownRoles.find((name) => name === profile.role);
  return (
    <SectionFrame
      {...{ level, t, issueText }}
      name="personal"
      title={t('personal')}
      text={t('personalText')}
      readOnly={false}
      form={section}
    >
      <div className={form.grid}>
        <TextInput name="fullname" label={t('fullname')} required autoComplete="name" />
        <TextInput name="email" label={t('email')} type="email" autoComplete="email" />
        <TextInput name="phoneNo" label={t('phoneNo')} type="tel" autoComplete="tel" />
      </div>
      <div className={form.grid}>
        <Value label={t('company')}>{profile.companyName}</Value>
        <Value label={t('role')}>
          {role === undefined ? (profile.role ?? t('ownRole')) : t(`role_${role}`)}
        </Value>
      </div>
    </SectionFrame>
  );
}
