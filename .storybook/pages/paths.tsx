import type { ReactElement, ReactNode } from 'react';
import css from './pages.module.css';

interface PathProps {
  readonly title: string;
  /** Text and id of each page to continue with. */
  readonly links: readonly (readonly [text: string, id: string])[];
  readonly children: ReactNode;
}

export const Paths = ({ children }: { readonly children: ReactNode }): ReactElement => (
  <div className={css.paths}>{children}</div>
);

/** What a kind of reader should open next. */
export const Path = ({ title, links, children }: PathProps): ReactElement => (
  <section className={css.path}>
    <h3>{title}</h3>
    <div>{children}</div>
    <ul>
      {links.map(([text, id]) => (
        <li key={id}>
          <a href={`?path=/docs/${id}`} target="_parent">
            {text}
          </a>
        </li>
      ))}
    </ul>
  </section>
);

interface PicturesProps {
  /** Address and caption. */
  readonly pictures: readonly (readonly [address: string, caption: string])[];
}

export const Pictures = ({ pictures }: PicturesProps): ReactElement => (
  <div className={css.pictures}>
    {pictures.map(([address, caption]) => (
      <figure key={address}>
        <img src={address} alt={caption} />
        <figcaption>{caption}</figcaption>
      </figure>
    ))}
  </div>
);
