import { and, inArray } from 'drizzle-orm';
import { visibleContacts } from '../../access/visibility.ts';
import { parseVehicleIds } from '../../alerts/cursor.ts';
import type { Transaction } from '../../db/database.ts';
import { contacts } from '../../db/schema.ts';
import type { FieldProblem } from '../../lib/invalid-fields.ts';
import { isEmail, isPhone } from '../../lib/contact-formats.ts';
import { canonicalLine, isStorable } from '../../lib/user-text.ts';
import { targetLimits, type ContactInput } from './rule-input.ts';

/** A stored contact, or one to store unless the company has one with the same addresses. */
export type WantedContact =
  | { readonly id: number }
  | {
      readonly label: string | null;
      readonly email: string | null;
      readonly phoneNumber: string | null;
    };

const LABEL_MAX = 100;
const EMAIL_MAX = 254;
const PHONE_MAX = 30;

const textOf = (text: string | null | undefined): string | null =>
  canonicalLine(text ?? '') || null;

/** @param problems receives what is wrong */
export async function checkContacts(
  tx: Transaction,
  company: { readonly companyId: number },
  wanted: readonly ContactInput[],
  problems: FieldProblem[],
): Promise<WantedContact[]> {
  const max = targetLimits.contacts;
  if (wanted.length > max) {
    problems.push({ field: 'contacts', key: 'ruleTooManyTargets', values: { max } });
    return [];
  }
  const ids = parseVehicleIds(wanted.flatMap(({ contactId }) => contactId ?? []));
  const rows =
    ids.length === 0
      ? []
      : await tx
          .select({ id: contacts.id })
          .from(contacts)
          .where(and(visibleContacts(company), inArray(contacts.id, ids)));
  const known = new Map(rows.map(({ id }) => [String(id), id]));
  return wanted.flatMap((contact, index): WantedContact[] => {
    const report = (field: string, key: FieldProblem['key'], values = {}): WantedContact[] => {
      problems.push({ field: `contacts.${index}${field}`, key, values });
      return [];
    };
    if (contact.contactId != null) {
      const id = known.get(String(contact.contactId));
      return id === undefined ? report('', 'ruleContactUnknown') : [{ id }];
    }
    const label = textOf(contact.label);
    const email = textOf(contact.email)?.toLowerCase() ?? null;
    const phoneNumber = textOf(contact.phoneNumber);
    if (email === null && phoneNumber === null) return report('', 'ruleContactEmpty');
    if (label !== null && (label.length > LABEL_MAX || !isStorable(label))) {
      return report('.label', 'ruleLabelTooLong', { max: LABEL_MAX });
    }
    if (email !== null && (email.length > EMAIL_MAX || !isEmail(email) || !isStorable(email))) {
      return report('.email', 'profileEmailInvalid');
    }
    if (phoneNumber !== null && (phoneNumber.length > PHONE_MAX || !isPhone(phoneNumber))) {
      return report('.phoneNumber', 'profilePhoneInvalid');
    }
    return [{ label, email, phoneNumber }];
  });
}
