import { useFormat } from '@pantau/core';
import { useDialogText } from '../../shared/use-dialog-text.ts';
import { contain } from '../../shared/faults.ts';
import { useFaults } from '../../shared/use-faults.ts';
import type { FilterField } from './filter-schema.ts';
import { filterText } from './filter-text.ts';
import type { FilterValue } from './filter-value.ts';

export interface ChipText {
  readonly text: string;
  /** The filter does not work, because a function of the host throws. */
  readonly fault: boolean;
}

/** The text of an active filter, and whether it is at fault (DT-400). */
export function useChipText(): (field: FilterField, value: FilterValue) => ChipText {
  const t = useDialogText();
  const format = useFormat();
  const faults = useFaults();
  return (field, value) => {
    const cause =
      field.kind === 'custom' && value.kind === 'custom' ? field.type.fault(value.text) : null;
    if (cause !== null) {
      const name = `toConditions of filter "${field.key}"`;
      faults.report(name, `${name} failed`, cause);
      return { text: t('filterNotApplied'), fault: true };
    }
    const summary = `summarise of filter "${field.key}"`;
    const read = (): ChipText => ({ text: filterText(field, value, t, format), fault: false });
    return contain(faults, summary, read, () => ({ text: t('filterNoText'), fault: true }))();
  };
}
