import { useState } from 'react';

export interface TypedTextOptions<Value> {
  readonly value: Value;
  readonly onValueChange: (value: Value) => void;
  /** The value that a text stands for, while the user types it. */
  readonly read: (text: string) => Value;
  /** The text that a value is shown as, once the field is left. */
  readonly write: (value: Value) => string;
}

export interface TypedText {
  /** Text of the field: as typed, or the value as written. */
  readonly value: string;
  readonly onValueChange: (text: string) => void;
  /** Shows the value as written from now on; call it when the field is left. */
  settle(): void;
}

/**
 * Text of a field whose value is not text, such as a day or a number: what the user types stays as it is until
 * the field is left. A value set from outside, or another language, replaces it at once.
 */
export function useTypedText<Value>(options: TypedTextOptions<Value>): TypedText {
  const { value, onValueChange, read, write } = options;
  const [typed, setTyped] = useState<string | null>(null);
  const isCurrent = typed !== null && Object.is(read(typed), value);
  return {
    value: isCurrent ? typed : write(value),
    onValueChange(text) {
      setTyped(text);
      onValueChange(read(text));
    },
    settle: () => setTyped(null),
  };
}
