import { IconButton } from '@pantau/core/ui/icon-button';
import type { ReactElement } from 'react';
import type { RuleContact } from '../../engine/rules/rule.ts';
import css from './rule-form.module.css';
import { useEditorText } from './use-editor-text.ts';

export interface ContactTagProps {
  readonly contact: RuleContact;
  readonly onRemove: ((contact: RuleContact) => void) | undefined;
}

/** A contact, and a button that takes it off the list. */
export function ContactTag({ contact, onRemove }: ContactTagProps): ReactElement {
  const te = useEditorText();
  const { label, email, phoneNumber } = contact;
  const reach = email ?? phoneNumber ?? '';
  return (
    <span className={css.contact}>
      <span className={css.contactText}>{label === reach ? label : `${label} · ${reach}`}</span>
      {onRemove !== undefined && (
        <IconButton
          icon="close"
          size="dense"
          label={te('removeContact', { name: label })}
          onClick={() => onRemove(contact)}
        />
      )}
    </span>
  );
}
