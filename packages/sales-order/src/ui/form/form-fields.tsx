import { FormSection, FormSections } from '@pantau/core/ui/form';
import { type ReactElement, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import type { OrderDraft } from '../../engine/form/order-draft.ts';
import type { OrderSource } from '../../engine/orders/order-source.ts';
import { usePagesText } from '../shared/use-pages-text.ts';
import { useText } from '../shared/use-text.ts';
import { AmountInput, DayInput, SuggestInput, TextInput, TimeInput } from './draft-inputs.tsx';
import css from './order-form.module.css';
import { LocationsInput } from './locations-input.tsx';
import { suggestOnce } from './suggest.ts';

/** Suggestions of the form; those of a customer's orders follow the customer. */
function useSuggestions(source: OrderSource) {
  const customer = useWatch<OrderDraft, 'customerName'>({ name: 'customerName' }).trim();
  const ofAll = useMemo(
    () => ({
      customer: suggestOnce(source, 'customer_name', ''),
      sales: suggestOnce(source, 'sales_name', ''),
    }),
    [source],
  );
  const ofCustomer = useMemo(
    () => ({
      sender: suggestOnce(source, 'sender.name', customer),
      recipient: suggestOnce(source, 'recipient.name', customer),
      location: suggestOnce(source, 'location', customer),
    }),
    [source, customer],
  );
  return { ...ofAll, ...ofCustomer };
}

export interface FormFieldsProps {
  readonly source: OrderSource;
  /** Level of the sections' headings. */
  readonly level: 2 | 3;
}

/** All fields of an order, in sections. */
export function FormFields({ source, level }: FormFieldsProps): ReactElement {
  const t = useText();
  const tPages = usePagesText();
  const suggest = useSuggestions(source);
  const unit = (text: string): ReactElement => <span className={css.unit}>{text}</span>;
  return (
    <FormSections>
      <FormSection level={level} title={tPages('sectionOrder')} columns={3}>
        <SuggestInput
          name="customerName"
          label={t('customer')}
          suggest={suggest.customer}
          required
        />
        <SuggestInput name="salesName" label={t('sales')} suggest={suggest.sales} />
        <TextInput name="referenceNumber" label={t('reference')} />
      </FormSection>
      <FormSection
        level={level}
        title={tPages('sectionSchedule')}
        text={tPages('sectionScheduleText')}
        columns={2}
      >
        <div className={css.moment}>
          <DayInput name="pickedDay" label={tPages('pickedDay')} />
          <TimeInput name="pickedTime" label={tPages('pickedTime')} />
        </div>
        <div className={css.moment}>
          <DayInput name="deliveredDay" label={tPages('deliveredDay')} />
          <TimeInput name="deliveredTime" label={tPages('deliveredTime')} />
        </div>
      </FormSection>
      <FormSection level={level} title={tPages('sectionSender')} width="half">
        <SuggestInput name="senderName" label={tPages('name')} suggest={suggest.sender} />
        <TextInput name="senderPhone" label={tPages('phone')} type="tel" />
      </FormSection>
      <FormSection level={level} title={tPages('sectionRecipient')} width="half">
        <SuggestInput name="recipientName" label={tPages('name')} suggest={suggest.recipient} />
        <TextInput name="recipientPhone" label={tPages('phone')} type="tel" />
      </FormSection>
      <FormSection
        level={level}
        title={tPages('sectionLocations')}
        text={tPages('sectionLocationsText')}
      >
        <LocationsInput suggest={suggest.location} />
      </FormSection>
      <FormSection level={level} title={tPages('sectionCargo')} columns={3}>
        <AmountInput name="totalWeight" label={t('weight')} end={unit('kg')} />
        <AmountInput name="totalVolume" label={t('volume')} end={unit('cbm')} />
        <AmountInput name="totalPrice" label={t('price')} start={unit('Rp')} />
      </FormSection>
    </FormSections>
  );
}
