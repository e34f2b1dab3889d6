import { useSession } from '@pantau/core';
import { Checkbox } from '@pantau/core/ui/checkbox';
import { Icon } from '@pantau/core/ui/icon';
import { type ReactElement, useMemo } from 'react';
import { ruleContactsMax, ruleUsersMax } from '../../engine/rules/rule-limits.ts';
import type { RuleContact, RuleUser } from '../../engine/rules/rule.ts';
import type { FindChoices, RuleTargetSource } from '../../engine/rules/rule-source.ts';
import { ChoiceField } from './choice-field.tsx';
import { ContactForm } from './contact-form.tsx';
import { ContactTag } from './contact-tag.tsx';
import css from './rule-form.module.css';
import { useDraftField } from './use-draft-field.ts';
import { useEditorText } from './use-editor-text.ts';

export interface RecipientFieldsProps {
  readonly targets: RuleTargetSource;
  readonly readOnly: boolean;
}

const userName = ({ name }: RuleUser): string => name;
const contactName = ({ label }: RuleContact): string => label;
const reachOf = ({ email, phoneNumber }: RuleContact): string => email ?? phoneNumber ?? '';

/** Who sees the alerts, and who gets a message. */
export function RecipientFields({ targets, readOnly }: RecipientFieldsProps): ReactElement {
  const te = useEditorText();
  const { user } = useSession();
  const me = user?.userId;
  const subscribe = useDraftField('subscribe');
  const { ref: _, onBlur: __, ...users } = useDraftField('users');
  const { ref: ___, onBlur: ____, ...contacts } = useDraftField('contacts');
  /** The signed-in user has a control of their own. */
  const findOthers = useMemo<FindChoices<RuleUser>>(
    () => async (query, signal) => {
      const { items, total } = await targets.users(query, signal);
      const others = items.filter(({ id }) => id !== me);
      return { items: others, total: total - (items.length - others.length) };
    },
    [targets, me],
  );
  const reachesNobody = !subscribe.value && users.value.length === 0 && contacts.value.length === 0;
  const remove = (gone: RuleContact): void =>
    contacts.onValueChange(contacts.value.filter((one) => one !== gone));
  return (
    <>
      <Checkbox
        label={te('subscribe')}
        checked={subscribe.value}
        disabled={readOnly}
        onCheckedChange={subscribe.onValueChange}
      />
      <ChoiceField
        label={te('users')}
        choose={te('chooseUsers')}
        none={te('noUsers')}
        find={findOthers}
        nameOf={userName}
        limit={ruleUsersMax}
        readOnly={readOnly}
        {...users}
      />
      <ChoiceField
        label={te('contacts')}
        choose={te('chooseContacts')}
        none={te('noContacts')}
        find={targets.contacts}
        nameOf={contactName}
        noteOf={reachOf}
        renderItem={(contact) => (
          <ContactTag contact={contact} onRemove={readOnly ? undefined : remove} />
        )}
        limit={ruleContactsMax}
        readOnly={readOnly}
        {...contacts}
      />
      {!readOnly && (
        <ContactForm
          contacts={contacts.value}
          onAdd={(contact) => contacts.onValueChange([...contacts.value, contact])}
        />
      )}
      {reachesNobody && (
        <p className={css.warning}>
          <Icon name="warning" size={14} />
          {te('nobody')}
        </p>
      )}
    </>
  );
}
