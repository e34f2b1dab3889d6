import { forwardRef, useState } from 'react';
import { useMessages } from '../../i18n/i18n-context.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { coreMessages } from '../messages/core-messages.ts';
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'end' | 'most'> {
  /** `new-password` where one is chosen. */
  readonly autoComplete?: 'current-password' | 'new-password' | undefined;
}

/** A password, with a button that shows it. */
export const PasswordField = forwardRef<HTMLInputElement, PasswordFieldProps>(
  function PasswordField({ autoComplete = 'current-password', ...props }, ref) {
    const t = useMessages(coreMessages);
    const [isShown, setShown] = useState(false);
    const toggle = (
      <IconButton
        icon={isShown ? 'eyeOff' : 'eye'}
        label={t(isShown ? 'passwordHide' : 'passwordShow')}
        size={props.size === 'large' ? 'default' : 'dense'}
        disabled={props.disabled}
        onClick={() => setShown(!isShown)}
      />
    );
    return (
      <TextField
        spellCheck={false}
        autoCapitalize="none"
        {...props}
        ref={ref}
        type={isShown ? 'text' : 'password'}
        autoComplete={autoComplete}
        end={toggle}
      />
    );
  },
);
