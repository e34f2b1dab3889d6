import { userEvent, within } from 'storybook/test';

type Layer = Pick<ReturnType<typeof within>, 'findByRole'>;

/** Answers the question that stands before an act (spec alerts §2) with the act itself. */
export async function sayYes(layer: Layer, title: RegExp | string): Promise<void> {
  const dialog = await layer.findByRole('dialog', { name: title });
  const buttons = within(dialog).getAllByRole('button');
  await userEvent.click(buttons.at(-1) as HTMLElement);
}
