export const en = {
  close: 'Close',
  notices: 'Notices',
  passwordShow: 'Show password',
  passwordHide: 'Hide password',
  required: 'required',
  retry: 'Try again',
  loading: 'Loading',
  moreThanCount: 'more than {{count}}',
  characterCount: '{{used}} of {{most}} characters',
} as const;
