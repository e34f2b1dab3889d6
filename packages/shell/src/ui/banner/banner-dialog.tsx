import { useMessages } from '@pantau/core';
import { mediaAddress, ownRoute, webAddress } from '@pantau/core/contract';
import { Button } from '@pantau/core/ui/button';
import { Dialog } from '@pantau/core/ui/dialog';
import { Icon } from '@pantau/core/ui/icon';
import { initialFocus } from '@pantau/core/ui/overlay';
import { VisuallyHidden } from '@pantau/core/ui/visually-hidden';
import { type ReactElement, useState } from 'react';
import type { Banner } from '../../engine/banner/banner.ts';
import { useShellNavigation } from '../../hooks/shell-context.tsx';
import { promptsMessages } from '../../messages/prompts-messages.ts';
import css from './banner-dialog.module.css';

export interface BannerDialogProps {
  readonly banner: Banner;
  readonly onClose: () => void;
}

/** A banner with its picture. Links lead only to pages of the application and to http and https (SH-68). */
export function BannerDialog({ banner, onClose }: BannerDialogProps): ReactElement {
  const t = useMessages(promptsMessages);
  const { title, text, imageUrl, linkUrl } = banner;
  const picture = imageUrl === null ? null : mediaAddress(imageUrl);
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content>
        <Dialog.Header>
          <Dialog.Title>{title}</Dialog.Title>
        </Dialog.Header>
        <Dialog.Body>
          {picture !== null && <Picture key={picture} address={picture} />}
          <p className={css.text}>{text}</p>
        </Dialog.Body>
        <Dialog.Footer>
          <Button {...initialFocus} onClick={onClose}>
            {t('close')}
          </Button>
          {linkUrl !== null && <BannerLink address={linkUrl} onFollow={onClose} />}
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}

/** Keeps its place while it loads, and leaves it if it cannot be loaded. */
function Picture({ address }: { readonly address: string }): ReactElement | null {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) return null;
  return <img src={address} alt="" className={css.picture} onError={() => setBroken(true)} />;
}

interface BannerLinkProps {
  readonly address: string;
  readonly onFollow: () => void;
}

function BannerLink({ address, onFollow }: BannerLinkProps): ReactElement | null {
  const t = useMessages(promptsMessages);
  const navigation = useShellNavigation();
  const route = ownRoute(address);
  if (route !== null) {
    const follow = (): void => {
      onFollow();
      navigation.navigate(route);
    };
    return (
      <Button variant="primary" onClick={follow}>
        {t('bannerOpen')}
      </Button>
    );
  }
  const target = webAddress(address);
  if (target === null) return null;
  return (
    <a
      className={css.link}
      href={target.href}
      target="_blank"
      rel="noopener noreferrer"
      onClick={onFollow}
    >
      {t('bannerOpen')}
      <Icon name="externalLink" size={16} />
      <VisuallyHidden>{`(${t('opensNewTab')})`}</VisuallyHidden>
    </a>
  );
}
