import { iconNames } from '@pantau/core/ui/icon';
import type { StrictArgTypes, StrictInputType } from 'storybook/internal/types';

interface DocType {
  readonly name: string;
  readonly value?: unknown;
}

/** Members of a union without `undefined`: Storybook offers only a JSON field for `boolean | undefined`. */
function definedMembers(input: StrictInputType): readonly DocType[] {
  const type = input.type as DocType | undefined;
  if (type?.name !== 'union' || !Array.isArray(type.value)) return [];
  return (type.value as DocType[]).filter(
    ({ name, value }) => name !== 'undefined' && value !== 'undefined',
  );
}

function fitControl(name: string, input: StrictInputType): StrictInputType {
  if (name === 'icon' || name === 'trailingIcon') {
    return { ...input, control: { type: 'select' }, options: iconNames };
  }
  const [member, ...others] = definedMembers(input);
  if (member === undefined || others.length > 0) return input;
  if (member.name === 'boolean') return { ...input, control: { type: 'boolean' } };
  if (member.name === 'string') return { ...input, control: { type: 'text' } };
  if (member.name === 'number') return { ...input, control: { type: 'number' } };
  return input;
}

/** Chooses a control for each prop by its type. */
export const fitControls = ({ argTypes }: { readonly argTypes: StrictArgTypes }): StrictArgTypes =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, input]) => [name, fitControl(name, input)]),
  );
