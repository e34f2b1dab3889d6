import { forwardRef, useState } from 'react';
import { useMessages } from '../../i18n/i18n-context.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { coreMessages } from '../messages/core-messages.ts';
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx';

export interface PasswordFieldProps extends Omit<
  TextFieldProps,
  'type' | 'end' | 'characterLimit'
> {
  /** `new-password` where the user sets one. Defaults to `current-password`. */
  readonly autoComplete?: 'current-password' | 'new-password' | undefined;
}

/** A password field with a button that reveals the text. */
export const PasswordField = forwardRef<HTMLInputElement, PasswordFieldProps>(
  function PasswordField({ autoComplete = 'current-password', ...props }, ref) {
    const t = useMessages(coreMessages);
    const [revealed, setRevealed] = useState(false);
    const toggle = (
      <IconButton
        icon={revealed ? 'eyeOff' : 'eye'}
        label={t(revealed ? 'passwordHide' : 'passwordShow')}
        size={props.size === 'large' ? 'default' : 'dense'}
        disabled={props.disabled}
        onClick={() => setRevealed(!revealed)}
      />
    );
    return (
      <TextField
        spellCheck={false}
        autoCapitalize="none"
        {...props}
        ref={ref}
        type={revealed ? 'text' : 'password'}
        autoComplete={autoComplete}
        end={toggle}
      />
    );
  },
);
