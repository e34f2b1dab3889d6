import { Button } from '@pantau/core/ui/button';
import { TextField } from '@pantau/core/ui/text-field';
import { type KeyboardEvent, type ReactElement, useRef, useState } from 'react';
import { isEmail, parsePhone } from '../../engine/form/contact.ts';
import type { RuleContact } from '../../engine/rules/rule.ts';
import css from './rule-form.module.css';
import { useEditorText } from './use-editor-text.ts';

export interface ContactFormProps {
  readonly contacts: readonly RuleContact[];
  readonly onAdd: (contact: RuleContact) => void;
}

/** Adds a contact by email address or phone number, which is stored with the rule (AR-45). */
export function ContactForm({ contacts, onAdd }: ContactFormProps): ReactElement {
  const te = useEditorText();
  const [reach, setReach] = useState('');
  const [name, setName] = useState('');
  const [error, setError] = useState<'contactInvalid' | 'contactTwice' | null>(null);
  const reachRef = useRef<HTMLInputElement>(null);
  const add = (): void => {
    const typed = reach.trim();
    const email = isEmail(typed) ? typed : null;
    const phoneNumber = email === null ? parsePhone(typed) : null;
    const isKnown = contacts.some(
      (one) =>
        (email !== null && one.email?.toLowerCase() === email.toLowerCase()) ||
        (phoneNumber !== null && one.phoneNumber === phoneNumber),
    );
    if (email === null && phoneNumber === null) setError('contactInvalid');
    else if (isKnown) setError('contactTwice');
    else {
      const label = name.trim() || (email ?? phoneNumber ?? '');
      onAdd({ id: null, label, email, phoneNumber, user: null });
      setReach('');
      setName('');
      setError(null);
    }
    reachRef.current?.focus();
  };
  /** Enter adds the contact instead of saving the rule. */
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    add();
  };
  return (
    <div className={css.contactForm}>
      <TextField
        ref={reachRef}
        label={te('newContact')}
        hint={te('newContactHint')}
        error={error === null ? undefined : te(error)}
        autoComplete="off"
        value={reach}
        onValueChange={(text) => {
          setReach(text);
          setError(null);
        }}
        onKeyDown={onKeyDown}
      />
      <TextField
        label={te('newContactName')}
        autoComplete="off"
        value={name}
        onValueChange={setName}
        onKeyDown={onKeyDown}
      />
      <Button onClick={add}>{te('addContact')}</Button>
    </div>
  );
}
