import type { ChangeEvent, ChangeEventHandler } from 'react';
import { useControllable } from '../use-controllable.ts';

type TextElement = HTMLInputElement | HTMLTextAreaElement;

export interface TextValueOptions<E extends TextElement> {
  readonly value: string | undefined;
  readonly defaultValue: string | undefined;
  readonly onValueChange: ((value: string) => void) | undefined;
  readonly onChange: ChangeEventHandler<E> | undefined;
}

export interface TextValueProps<E extends TextElement> {
  readonly value: string;
  readonly onChange: (event: ChangeEvent<E>) => void;
}

/** Text that is controlled or held by the field; the counter needs it either way. */
export function useTextValue<E extends TextElement>(
  options: TextValueOptions<E>,
): TextValueProps<E> {
  const [value, setValue] = useControllable({
    value: options.value,
    defaultValue: options.defaultValue ?? '',
    onChange: options.onValueChange,
  });
  return {
    value,
    onChange(event) {
      options.onChange?.(event);
      setValue(event.target.value);
    },
  };
}
