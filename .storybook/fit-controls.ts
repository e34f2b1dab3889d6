import { iconNames } from '@pantau/core/ui';
import type { ArgTypes, InputType } from 'storybook/internal/types';

interface DocType {
  readonly name: string;
  readonly value?: unknown;
}

/** Docgen writes `boolean | undefined` as a union, for which there is only a box for JSON. */
function partsOf(input: InputType): readonly DocType[] {
  const type = input.type as DocType | undefined;
  if (type?.name !== 'union' || !Array.isArray(type.value)) return [];
  return (type.value as DocType[]).filter(
    ({ name, value }) => name !== 'undefined' && value !== 'undefined',
  );
}

function fitted(name: string, input: InputType): InputType {
  if (name === 'icon' || name === 'trailingIcon') {
    return { ...input, control: { type: 'select' }, options: iconNames };
  }
  const [only, ...more] = partsOf(input);
  if (only === undefined || more.length > 0) return input;
  if (only.name === 'boolean') return { ...input, control: { type: 'boolean' } };
  if (only.name === 'string') return { ...input, control: { type: 'text' } };
  if (only.name === 'number') return { ...input, control: { type: 'number' } };
  return input;
}

/** A control that fits for every property that a designer may want to turn. */
export const fitControls = ({ argTypes }: { readonly argTypes: ArgTypes }): ArgTypes =>
  Object.fromEntries(Object.entries(argTypes).map(([name, input]) => [name, fitted(name, input)]));
