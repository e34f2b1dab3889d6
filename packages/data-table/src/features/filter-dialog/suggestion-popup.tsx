import { SuggestionList } from '@pantau/core/ui/suggestion-list';
import type { ReactElement, RefObject } from 'react';
import type { FilterOption } from '../filters/filter-schema.ts';
import { useDialogText } from '../../shared/use-dialog-text.ts';

export interface SuggestionPopupProps {
  /** Id of the combobox, from which the ids of the list and its options are derived. */
  readonly id: string;
  readonly label: string;
  readonly anchorRef: RefObject<HTMLElement | null>;
  readonly list: {
    readonly status: 'loading' | 'ready' | 'failed';
    readonly options: readonly FilterOption[];
  };
  readonly chosen: readonly string[];
  /** Index of the option that Enter selects. */
  readonly active: number;
  onChoose(value: string): void;
  onClose(): void;
}

/** The options of a filter, or why there are none. */
export function SuggestionPopup({ list, ...props }: SuggestionPopupProps): ReactElement {
  const t = useDialogText();
  const note =
    list.status === 'loading'
      ? t('suggestionsLoading')
      : list.status === 'failed'
        ? t('suggestionsFailed')
        : list.options.length === 0
          ? t('suggestionsNone')
          : undefined;
  return <SuggestionList {...props} options={list.options} note={note} multiple />;
}
