import type { FormEvent, ReactElement, ReactNode } from 'react';
import css from './form-frame.module.css';

export interface FormFrameProps {
  /** Greatest width: `standard` 880 px, `wide` 1,120 px. Defaults to `standard`. */
  readonly size?: 'standard' | 'wide' | undefined;
  /** The form fills the body of a dialog, whose footer the buttons become. */
  readonly inDialog?: boolean | undefined;
  /** Called instead of the browser's own submission, which is prevented. */
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** The buttons, of which the one with `type="submit"` submits. */
  readonly actions: ReactNode;
  /** Notices, then `FormSections`. */
  readonly children: ReactNode;
}

/**
 * A form whose buttons stay in view at its bottom (CO-202). A host with a bar of its own at the bottom of the
 * page sets `--pantau-form-sticky-bottom` to its height. The form is a size
 * container, by whose width its contents are laid out.
 */
export function FormFrame(props: FormFrameProps): ReactElement {
  const { size = 'standard', inDialog = false, onSubmit, actions, children } = props;
  return (
    <form
      className={css.form}
      data-size={size}
      data-in-dialog={inDialog || undefined}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(event);
      }}
    >
      {children}
      <div className={css.bar} data-keeps-toasts-away="">
        {actions}
      </div>
    </form>
  );
}

export interface FormSectionsProps {
  readonly children: ReactNode;
}

/** The sections of a form: one below another, `half` ones side by side where the form is wide (CO-201). */
export function FormSections({ children }: FormSectionsProps): ReactElement {
  return <div className={css.sections}>{children}</div>;
}
