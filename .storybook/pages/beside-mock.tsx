/** A page of the product beside its mock. */
import type { ReactElement } from 'react';
import { Picture, useTextColor } from './picture.tsx';
import css from './picture.module.css';

interface BesideMockProps {
  /** Id of the story. */
  readonly story: string;
  readonly caption: string;
  /** Address of the picture of the mock, if there is one. */
  readonly mock?: string;
  readonly phone?: boolean;
}

/** Like is compared with like. A story with a theme of its own keeps it. */
const asInMocks = { locale: 'id', theme: 'light', brand: 'pantau', density: 'comfortable' };

export function BesideMock(props: BesideMockProps): ReactElement {
  const { story, caption, mock, phone = false } = props;
  const [width, height] = phone ? [390, 844] : [1440, 900];
  const color = useTextColor();
  return (
    <div className={phone ? css.sideBySide : css.stacked}>
      {mock !== undefined && (
        <figure className={css.picture} style={color}>
          <img
            className={css.mock}
            src={mock}
            alt={`Mock: ${caption}`}
            width={width}
            height={height}
          />
          <figcaption>Mock</figcaption>
        </figure>
      )}
      <Picture
        {...{ story, caption, width, height }}
        {...(mock !== undefined && { globals: asInMocks })}
      />
    </div>
  );
}
