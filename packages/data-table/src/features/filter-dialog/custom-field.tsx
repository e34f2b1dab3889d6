import { Icon } from '@pantau/core/ui/icon';
import type { ReactElement } from 'react';
import { useDialogText } from '../../shared/use-dialog-text.ts';
import { FaultBoundary } from '../faults/fault-boundary.tsx';
import { contain } from '../../shared/faults.ts';
import { useFaults } from '../../shared/use-faults.ts';
import type { CustomFilterField } from '../filters/filter-schema.ts';
import type { FieldDraft } from './filter-draft.ts';
import css from './custom-field.module.css';

export interface CustomFieldProps {
  readonly field: CustomFilterField;
  readonly draft: Extract<FieldDraft, { readonly kind: 'custom' }>;
  readonly onChange: (draft: FieldDraft) => void;
}

/** The input of a kind of the host's own. If it throws, a text says so in its place (DT-400). */
export function CustomField({ field, draft, onChange }: CustomFieldProps): ReactElement {
  const t = useDialogText();
  const faults = useFaults();
  const name = `render of filter "${field.key}"`;
  const fallback = (): ReactElement => (
    <div role="group" aria-label={field.label} className={css.fault}>
      <span className={css.label}>{field.label}</span>
      <span role="alert" className={css.text}>
        <Icon name="warning" size={16} />
        {t('fieldFault')}
      </span>
    </div>
  );
  const draw = contain(
    faults,
    name,
    () =>
      field.type.render({
        label: field.label,
        value: draft.text,
        onValueChange: (text) => onChange({ kind: 'custom', text, invalid: false }),
        onInvalid: () => onChange({ ...draft, invalid: true }),
      }),
    fallback,
  );
  return (
    <FaultBoundary
      subject={field}
      fallback={fallback}
      onFault={(cause) => faults.report(name, `${name} failed`, cause)}
    >
      {draw()}
    </FaultBoundary>
  );
}
