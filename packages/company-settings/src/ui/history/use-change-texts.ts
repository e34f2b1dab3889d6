import type { CompanyChange } from '../../engine/company/company-change.ts';
import {
  type CompanySettingsMessageKey,
  companySettingsMessages,
} from '../../messages/company-settings-messages.ts';
import { useFieldTexts } from '../form/field-texts.ts';
import { useText } from '../shared/use-text.ts';

export interface ChangeTexts {
  fieldText(change: CompanyChange): string;
  valueText(change: CompanyChange, value: string | null): string;
}

const isKey = (name: string): name is CompanySettingsMessageKey =>
  name in companySettingsMessages.messages.en;

/** A value as the form has it. */
function parsed(text: string): unknown {
  if (text === 'true' || text === 'false') return text === 'true';
  return /^-?\d{1,9}(\.\d+)?$/.test(text) ? Number(text) : text;
}

/** Fields whose name says to which section they belong. */
const namesItself: ReadonlySet<string> = new Set([
  'bankAccount',
  'defaultBankAccount',
  'companyCategory',
]);

const numbers: readonly string[] = ['operation', 'driverScore'];

/** Fields and values of the history, in words. */
export function useChangeTexts(): ChangeTexts {
  const t = useText();
  const { textOf } = useFieldTexts();
  return {
    fieldText({ section, field }) {
      const key = field === 'logoUrl' ? 'logo' : field;
      const name = isKey(key) ? t(key) : key;
      return isKey(section) && !namesItself.has(field) ? `${t(section)}: ${name}` : name;
    },
    valueText({ section, field }, value) {
      if (field === 'logoUrl') return t(value === null ? 'none' : 'logoPicture');
      if (value === null) return t('none');
      // A tax number or a tag is no number.
      return textOf(field, numbers.includes(section) ? parsed(value) : value);
    },
  };
}
