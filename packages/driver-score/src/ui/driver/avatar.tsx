import { mediaAddress } from '@pantau/core/contract';
import { type ReactElement, useState } from 'react';
import css from './avatar.module.css';

export interface AvatarProps {
  readonly name: string;
  /** URL of a photo. */
  readonly photo: string | null;
}

const initialsOf = (name: string): string => {
  const words = name.split(/\s+/).filter((word) => word !== '');
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => word?.charAt(0).toUpperCase() ?? '')
    .join('');
};

/** The photo of a person whose name is beside it, or else their initials. */
export function Avatar({ name, photo }: AvatarProps): ReactElement {
  const [failed, setFailed] = useState<string | null>(null);
  const address = photo === null || photo === failed ? null : mediaAddress(photo);
  return (
    <span className={css.avatar} aria-hidden>
      {address === null ? (
        initialsOf(name)
      ) : (
        <img className={css.photo} src={address} alt="" onError={() => setFailed(photo)} />
      )}
    </span>
  );
}
