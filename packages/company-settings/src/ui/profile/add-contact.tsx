import { useToast } from '@pantau/core';
import { Button } from '@pantau/core/ui/button';
import { type LeaveGuard, useUnsavedInput } from '@pantau/core/ui/unsaved-input';
import type { ReactElement } from 'react';
import type { Section } from '../../engine/company/company.ts';
import { personalProblems } from '../../engine/profile/personal-problems.ts';
import type { ProfileSource } from '../../engine/profile/profile-source.ts';
import type { PersonalDetails, Profile } from '../../engine/profile/profile.ts';
import { useProfile } from '../../hooks/use-profile.ts';
import { useSectionForm } from '../../hooks/use-section-form.ts';
import { TextInput } from '../form/fields.tsx';
import { SectionFrame } from '../form/section-frame.tsx';
import { ProfilePlaceholder } from './profile.tsx';
import css from './profile.module.css';
import { useDetailIssue, useProfileText } from './use-profile-text.ts';

export interface AddContactProps {
  readonly source: ProfileSource;
  /** What is added. */
  readonly field: 'email' | 'phoneNo';
  /** It has been stored. */
  readonly onSaved: (profile: Profile) => void;
  /** The user does not want to add it now. */
  readonly onCancel: () => void;
  /** Level of the heading. Defaults to 2. */
  readonly level?: 2 | 3 | undefined;
  /** Binds the host's router, so that unsaved input is not lost. Must keep its identity between renders. */
  readonly guard?: LeaveGuard | undefined;
}

/** Adds an email address or a phone number to the user's profile, or corrects it (CS-72). */
export function AddContact(props: AddContactProps): ReactElement {
  const { source, level = 2 } = props;
  const used = useProfile(source);
  return (
    <div className={css.page}>
      {used.details === undefined ? (
        <ProfilePlaceholder {...used} level={level} />
      ) : (
        <ContactForm {...props} level={level} details={used.details} />
      )}
    </div>
  );
}

const texts = {
  email: {
    title: 'addEmailTitle',
    text: 'addEmailText',
    label: 'addEmailLabel',
    saved: 'emailSaved',
  },
  phoneNo: {
    title: 'addPhoneTitle',
    text: 'addPhoneText',
    label: 'addPhoneLabel',
    saved: 'phoneSaved',
  },
} as const;

interface ContactFormProps extends AddContactProps {
  readonly level: 2 | 3;
  readonly details: Section<PersonalDetails>;
}

function ContactForm(props: ContactFormProps): ReactElement {
  const { source, field, onSaved, onCancel, level, guard, details } = props;
  const t = useProfileText();
  const issueText = useDetailIssue();
  const toast = useToast();
  const { title, text, label, saved } = texts[field];
  const form = useSectionForm<PersonalDetails>({
    current: details,
    check(draft) {
      const isEmpty = (draft[field] ?? '').trim() === '';
      const problem = isEmpty ? 'required' : personalProblems(draft)[field];
      return problem === undefined ? {} : { [field]: problem };
    },
    async save(changes, revision) {
      const stored = await source.saveProfile({ [field]: changes[field] });
      unsaved.release();
      toast.show({ kind: 'success', text: t(saved) });
      onSaved(stored);
      return { revision: revision + 1, values: { ...details.values, [field]: stored[field] } };
    },
    readAgain: async () => details,
    onSaved: () => undefined,
  });
  const unsaved = useUnsavedInput({
    ...{ isUnsaved: form.isDirty, guard },
    texts: { title: t('leaveTitle'), text: t('leaveText'), stay: t('stay'), leave: t('leave') },
  });
  return (
    <>
      <SectionFrame
        {...{ level, t, issueText, form }}
        name={field}
        title={t(title)}
        text={t(text)}
        readOnly={false}
        submitsUnchanged
        secondary={<Button onClick={onCancel}>{t('notNow')}</Button>}
      >
        <TextInput
          name={field}
          label={t(label)}
          required
          {...(field === 'email'
            ? { type: 'email', autoComplete: 'email' }
            : { type: 'tel', autoComplete: 'tel', hint: t('addPhoneHint') })}
        />
      </SectionFrame>
      {unsaved.prompt}
    </>
  );
}
