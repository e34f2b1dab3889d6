import { useMessages } from '@pantau/core';
import { useMediaQuery } from '@pantau/core/ui/media-query';
import { Menu } from '@pantau/core/ui/menu';
import type { ReactElement } from 'react';
import { useOffersFeedback, useOffersReferral } from '../../hooks/feedback/use-offers.ts';
import { promptActionsMessages } from '../../messages/prompt-actions-messages.ts';

/** The bar of a phone has no room for the buttons. */
const PHONE = '(max-width: 479px)';

export interface PhoneItemsProps {
  /** Open the dialog of `FeedbackButton`. */
  readonly onFeedback: () => void;
  /** Open the dialog of `ReferralButton`. */
  readonly onReferral: () => void;
}

/** Feedback and referral in the account menu, below the width at which the top bar has their buttons (SH-129). */
export function PhoneItems({ onFeedback, onReferral }: PhoneItemsProps): ReactElement | null {
  const t = useMessages(promptActionsMessages);
  const offersFeedback = useOffersFeedback();
  const offersReferral = useOffersReferral();
  const isPhone = useMediaQuery(PHONE);
  if (!isPhone || (!offersFeedback && !offersReferral)) return null;
  return (
    <>
      <Menu.Separator />
      {offersFeedback && (
        <Menu.Item icon="message" onSelect={onFeedback}>
          {t('giveFeedback')}
        </Menu.Item>
      )}
      {offersReferral && (
        <Menu.Item icon="gift" onSelect={onReferral}>
          {t('recommend')}
        </Menu.Item>
      )}
    </>
  );
}
