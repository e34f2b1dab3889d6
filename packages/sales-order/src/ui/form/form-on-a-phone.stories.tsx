import { useToast } from '@pantau/core';
import { createManualClock } from '@pantau/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useEffect } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { createStorySource, storyNow } from '../../testing/story-orders.ts';
import { SalesOrderForm, type SalesOrderFormProps } from './sales-order-form.tsx';

const clock = createManualClock(storyNow);
const orders = await createStorySource(12);
const toastText = 'Order SO-2611-00012 tersimpan';

function FormWithToast(props: SalesOrderFormProps): ReactElement {
  const toast = useToast();
  useEffect(() => void toast.show({ kind: 'success', text: toastText }), [toast]);
  return <SalesOrderForm {...props} />;
}

const meta = {
  title: 'Sales orders/Form on a phone',
  component: SalesOrderForm,
  parameters: { pantau: { clock, timeZone: 'Asia/Jakarta' } },
  globals: { locale: 'id', viewport: { value: 'mobile2' } },
  args: { source: orders, level: 1, onSaved: fn(), onCancel: fn() },
} satisfies Meta<typeof SalesOrderForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** SO-106: Toasts stand above the buttons of the form. */
export const ToastAboveButtons: Story = {
  render: (props) => <FormWithToast {...props} />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const save = await page.findByRole('button', { name: 'Buat order' });
    const toasts = await page.findByRole('region', { name: /^Pemberitahuan/ });
    await waitFor(() =>
      expect(toasts.getBoundingClientRect().bottom).toBeLessThanOrEqual(
        save.getBoundingClientRect().top,
      ),
    );
    await expect(toasts).toHaveTextContent(toastText);
    await expect(save.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

/** SO-107: Without locations, the button that adds one starts where the other fields do. */
export const WithoutLocations: Story = {
  play: async ({ canvasElement }) => {
    const form = within(canvasElement);
    const add = await form.findByRole('button', { name: 'Tambah lokasi' });
    const label = form.getByText('Berat');
    const left = (element: Element): number => Math.round(element.getBoundingClientRect().left);
    await expect(left(add)).toBe(left(label));
  },
};
