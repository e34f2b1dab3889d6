import { useControllable } from '../use-controllable.ts';

/** On or off. Without `checked`, the checkbox keeps the state itself. */
export interface CheckboxBooleanModel {
  readonly checked?: boolean | undefined;
  readonly defaultChecked?: boolean | undefined;
  readonly onCheckedChange?: ((checked: boolean) => void) | undefined;
}

/** One of several checkboxes that share a list: checked while the list contains `value`. */
export interface CheckboxListModel {
  readonly value: string;
  readonly values: readonly string[];
  /** The list with `value` added at the end, or without it. */
  readonly onValuesChange: (values: readonly string[]) => void;
}

/** One of several checkboxes of which at most one is checked: the one whose `value` is selected. */
export interface CheckboxSingleModel {
  readonly value: string;
  readonly selected: string | null;
  /** `value`, or `null` when it is unchecked. */
  readonly onSelectedChange: (selected: string | null) => void;
}

/** The properties of another model, none of which may be given. */
export type NoneOf<M> = { readonly [K in keyof M]?: never };

/** Exactly one of the three. */
export type CheckboxModel =
  | (CheckboxBooleanModel & NoneOf<CheckboxListModel> & NoneOf<CheckboxSingleModel>)
  | (CheckboxListModel & NoneOf<CheckboxBooleanModel> & NoneOf<Omit<CheckboxSingleModel, 'value'>>)
  | (CheckboxSingleModel & NoneOf<CheckboxBooleanModel> & NoneOf<Omit<CheckboxListModel, 'value'>>);

function checkedIn(model: CheckboxModel): boolean | undefined {
  if (model.values !== undefined) return model.values.includes(model.value);
  if (model.selected !== undefined) return model.selected === model.value;
  return model.checked;
}

/** Whether a checkbox is checked, and the function that changes its model. */
export function useCheckboxModel(model: CheckboxModel): [boolean, (checked: boolean) => void] {
  return useControllable({
    value: checkedIn(model),
    defaultValue: model.defaultChecked ?? false,
    onChange(checked) {
      if (model.values !== undefined) {
        const others = model.values.filter((one) => one !== model.value);
        model.onValuesChange(checked ? [...others, model.value] : others);
      } else if (model.selected !== undefined) {
        model.onSelectedChange(checked ? model.value : null);
      } else {
        model.onCheckedChange?.(checked);
      }
    },
  });
}
