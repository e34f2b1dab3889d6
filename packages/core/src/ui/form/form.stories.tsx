import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { FormFrame, FormSections } from './form-frame.tsx';
import { FormSection } from './form-section.tsx';
import css from './story-form.module.css';

const submitted = fn();

interface ExampleProps {
  /** Width of the form in px. */
  readonly width: number;
  readonly inDialog?: boolean | undefined;
}

function Example({ width, inDialog }: ExampleProps) {
  const field = (label: string) => <TextField key={label} label={label} value="" />;
  return (
    <div className={css.page} style={{ width }} data-testid="page">
      <FormFrame
        inDialog={inDialog}
        onSubmit={submitted}
        actions={
          <>
            <Button>Cancel</Button>
            <Button variant="primary" type="submit">
              Save
            </Button>
          </>
        }
      >
        <FormSections>
          <FormSection level={2} title="Company" text="As printed on documents." columns={2}>
            {['Name', 'City'].map(field)}
          </FormSection>
          <FormSection level={2} title="Sender" width="half">
            {['Sender’s name', 'Sender’s phone'].map(field)}
          </FormSection>
          <FormSection level={2} title="Recipient" width="half">
            {['Recipient’s name', 'Recipient’s phone'].map(field)}
          </FormSection>
          <FormSection level={2} title="Notes">
            {['First note', 'Second note', 'Last note'].map(field)}
          </FormSection>
        </FormSections>
      </FormFrame>
    </div>
  );
}

const meta = {
  title: 'Core/Primitives/Form',
  component: Example,
  args: { width: 720 },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

const boxOf = (element: HTMLElement): DOMRect => element.getBoundingClientRect();

/** CO-201: Sections are regions with a name; on a wide form halves and columns stand side by side. */
export const Wide: Story = {
  async play({ canvas }) {
    const region = (name: string) => boxOf(canvas.getByRole('region', { name }));
    await expect(region('Recipient').top).toBe(region('Sender').top);
    await expect(region('Recipient').left).toBeGreaterThan(region('Sender').right);
    await expect(region('Company').right).toBe(region('Recipient').right);
    const field = (name: string) => boxOf(canvas.getByRole('textbox', { name }));
    await expect(field('City').top).toBe(field('Name').top);
    await expect(canvas.getByText('As printed on documents.')).toBeVisible();
  },
};

/** CO-201, CO-202: On a narrow form everything is in one column, and the buttons share its width. */
export const Narrow: Story = {
  args: { width: 360 },
  async play({ canvas }) {
    const region = (name: string) => boxOf(canvas.getByRole('region', { name }));
    await expect(region('Recipient').top).toBeGreaterThan(region('Sender').bottom);
    const cancel = boxOf(canvas.getByRole('button', { name: 'Cancel' }));
    const save = boxOf(canvas.getByRole('button', { name: 'Save' }));
    await expect(Math.abs(save.width - cancel.width)).toBeLessThan(1);
    await expect(cancel.width + save.width).toBeGreaterThan(270);
  },
};

/** CO-202: The buttons are in view wherever the form is scrolled to; submitting leaves the page as it is. */
export const ButtonsInView: Story = {
  async play({ canvas }) {
    submitted.mockClear();
    const page = canvas.getByTestId('page');
    const save = canvas.getByRole('button', { name: 'Save' });
    const isInView = () => boxOf(save).bottom <= boxOf(page).bottom;
    await expect(page.scrollHeight).toBeGreaterThan(page.clientHeight);
    await expect(isInView()).toBe(true);
    page.scrollTop = page.scrollHeight;
    await expect(isInView()).toBe(true);
    await userEvent.click(save);
    await expect(submitted).toHaveBeenCalledOnce();
  },
};

/** CO-203: A field below the buttons that takes focus comes into view. */
export const FocusInView: Story = {
  async play({ canvas }) {
    const page = canvas.getByTestId('page');
    const field = canvas.getByRole('textbox', { name: 'Second note' });
    const topOfButtons = () => boxOf(canvas.getByRole('button', { name: 'Save' })).top;
    page.scrollTop += boxOf(field).top - topOfButtons();
    await expect(boxOf(field).bottom).toBeGreaterThan(topOfButtons());
    field.focus();
    await expect(boxOf(field).bottom).toBeLessThanOrEqual(topOfButtons());
  },
};

/** CO-204: In a dialog the buttons are its footer, from edge to edge. */
export const InDialog: Story = {
  args: { inDialog: true, width: 520 },
  async play({ canvas }) {
    const form = canvas.getByTestId('page').querySelector('form') as HTMLElement;
    const bar = canvas.getByRole('button', { name: 'Save' }).parentElement as HTMLElement;
    await expect(boxOf(bar).width).toBe(boxOf(form).width + 40);
    await expect(getComputedStyle(bar).borderTopWidth).toBe('1px');
    await expect(getComputedStyle(bar).borderBottomWidth).toBe('0px');
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
