export const en = {
  sessionFailed: 'Your session could not be restored',
  sessionFailedText: 'The server is not responding. You are still signed in.',
  retry: 'Try again',
  crashTitle: 'Something went wrong',
  crashText: 'Reload the page. Saved changes are not lost.',
  loadFailedTitle: 'The page could not be loaded',
  loadFailedText: 'The server is not responding. The page reloads as soon as it does.',
  reload: 'Reload',
  signOutTitle: 'Sign out?',
  signedInAs: 'You are signed in as {{name}}.',
  signOutNow: 'Sign out',
  staySignedIn: 'Stay signed in',
} as const;
