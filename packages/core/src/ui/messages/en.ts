export const en = {
  close: 'Close',
  notices: 'Notices',
  passwordShow: 'Show password',
  passwordHide: 'Hide password',
  required: 'required',
  retry: 'Try again',
  loading: 'Loading',
  loadFailed: 'This part could not be loaded. Try again, or reload the page.',
  moreThanCount: 'more than {{count}}',
  characterCount: '{{used}} of {{limit}} characters',
} as const;
