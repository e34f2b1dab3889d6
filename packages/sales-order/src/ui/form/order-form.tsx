import { useFormat, useToast } from '@pantau/core';
import { Button } from '@pantau/core/ui/button';
import { FormFrame } from '@pantau/core/ui/form';
import { type LeaveGuard, useUnsavedInput } from '@pantau/core/ui/unsaved-input';
import type { ReactElement } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { draftProblems } from '../../engine/form/draft-problems.ts';
import { type OrderDraft, draftOf, emptyDraft } from '../../engine/form/order-draft.ts';
import type { OrderDetail } from '../../engine/orders/order.ts';
import type { OrderSource } from '../../engine/orders/order-source.ts';
import { usePagesText } from '../shared/use-pages-text.ts';
import { FormFields } from './form-fields.tsx';
import { SaveNotice } from './save-notice.tsx';
import { useSaveOrder } from './use-save-order.ts';

export interface OrderFormProps {
  readonly source: OrderSource;
  /** The order to edit; `null` for a new one. */
  readonly order: OrderDetail | null;
  readonly level: 1 | 2;
  readonly guard: LeaveGuard | undefined;
  readonly onSaved: (order: OrderDetail) => void;
  readonly onCancel: () => void;
}

/** Problems in the shape that react-hook-form expects. */
function resolve(draft: OrderDraft) {
  const problems = Object.entries(draftProblems(draft));
  const errors = Object.fromEntries(problems.map(([field, type]) => [field, { type }]));
  return problems.length === 0 ? { values: draft, errors: {} } : { values: {}, errors };
}

/** The form with the fields of an order. */
export function OrderForm(props: OrderFormProps): ReactElement {
  const { source, order, level, guard, onSaved, onCancel } = props;
  const t = usePagesText();
  const toast = useToast();
  const { timeZone } = useFormat();
  const form = useForm<OrderDraft>({
    defaultValues: order === null ? emptyDraft : draftOf(order, timeZone),
    mode: 'onTouched',
    resolver: resolve,
  });
  const { isDirty, isSubmitting } = form.formState;
  const unsaved = useUnsavedInput({
    ...{ isUnsaved: isDirty, guard },
    texts: { title: t('leaveTitle'), text: t('leaveText'), stay: t('stay'), leave: t('leave') },
  });
  const { outcome, save, loadCurrent } = useSaveOrder({
    source,
    form,
    order,
    onSaved(saved) {
      unsaved.release();
      const { number } = saved;
      toast.show({ kind: 'success', text: t(order === null ? 'created' : 'saved', { number }) });
      onSaved(saved);
    },
  });
  return (
    <FormProvider {...form}>
      <FormFrame
        onSubmit={(event) => {
          if (!isSubmitting) void save(event);
        }}
        actions={
          <>
            <Button onClick={() => unsaved.requestLeave(onCancel)}>{t('cancel')}</Button>
            <Button variant="primary" type="submit" loading={isSubmitting}>
              {t(order === null ? 'create' : 'save')}
            </Button>
          </>
        }
      >
        <SaveNotice outcome={outcome} onLoad={loadCurrent} />
        <FormFields source={source} level={level === 1 ? 2 : 3} />
      </FormFrame>
      {unsaved.prompt}
    </FormProvider>
  );
}
