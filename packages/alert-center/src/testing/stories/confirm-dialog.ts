import { userEvent, within } from 'storybook/test';

type Layer = Pick<ReturnType<typeof within>, 'findByRole'>;

/** Confirms the prompt with the given title. */
export async function sayYes(layer: Layer, title: RegExp | string): Promise<void> {
  const dialog = await layer.findByRole('dialog', { name: title });
  const buttons = within(dialog).getAllByRole('button');
  await userEvent.click(buttons.at(-1) as HTMLElement);
}
